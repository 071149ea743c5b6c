#include <stdio.h>

#include "baseline.h"

// A row of state: an object that says when it changed, which is how GTK's lists want it.
#define ROW_TYPE (row_get_type())
G_DECLARE_FINAL_TYPE(Row, row, ROW, ITEM, GObject)

struct _Row {
  GObject parent;
  int id;
  int value;
};

G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)

static guint changed;

static void row_init(Row *row) {}

static void row_class_init(RowClass *class) {
  changed = g_signal_new(
    "changed", ROW_TYPE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GListStore *store;
static int turn;

static void change(GtkButton *button, gpointer data) {
  Row *row = g_list_model_get_item(G_LIST_MODEL(store), turn++ % 10);
  row->value += 1;
  g_signal_emit(row, changed, 0);
  g_object_unref(row);
}

static void write_row(Row *row, GtkLabel *label) {
  char text[48];
  snprintf(text, sizeof text, "Row %d: %d", row->id, row->value);
  gtk_label_set_text(label, text);
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  Row *row = gtk_list_item_get_item(item);
  GtkWidget *label = gtk_list_item_get_child(item);
  write_row(row, GTK_LABEL(label));
  g_signal_connect(row, "changed", G_CALLBACK(write_row), label);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  g_signal_handlers_disconnect_by_func(
    gtk_list_item_get_item(item), write_row, gtk_list_item_get_child(item));
}

GtkWidget *rows_in_a_list_new(int count) {
  store = g_list_store_new(ROW_TYPE);
  Row **rows = g_new(Row *, count);
  for (int index = 0; index < count; index++) {
    rows[index] = g_object_new(ROW_TYPE, NULL);
    rows[index]->id = index;
  }
  g_list_store_splice(store, 0, 0, (gpointer *)rows, count);
  for (int index = 0; index < count; index++) g_object_unref(rows[index]);
  g_free(rows);

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(store)));
  GtkWidget *outer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_widget_set_vexpand(scroll, TRUE);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), gtk_list_view_new(model, factory));
  gtk_box_append(GTK_BOX(outer), named_button("Change", "act", G_CALLBACK(change), NULL));
  gtk_box_append(GTK_BOX(outer), scroll);
  return outer;
}
