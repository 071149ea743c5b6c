#include "rows.h"

#define ORIEL_TYPE_ROWS (oriel_rows_get_type())
G_DECLARE_FINAL_TYPE(OrielRows, oriel_rows, ORIEL, ROWS, GObject)

struct _OrielRows {
  GObject parent;
  guint count;
  const OrielRowsCalls *calls;
  gpointer data;
};

// MARK: As a list

static GType item_type(GListModel *model) { return G_TYPE_OBJECT; }

static guint n_items(GListModel *model) { return ORIEL_ROWS(model)->count; }

static gpointer get_item(GListModel *model, guint position) {
  OrielRows *rows = ORIEL_ROWS(model);
  return position < rows->count ? rows->calls->item(rows->data, position) : NULL;
}

static void list_init(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = n_items;
  interface->get_item = get_item;
}

// MARK: As a selection

static gboolean is_selected(GtkSelectionModel *model, guint position) {
  OrielRows *rows = ORIEL_ROWS(model);
  return position < rows->count && rows->calls->is_selected(rows->data, position);
}

static GtkBitset *selection_in(GtkSelectionModel *model, guint position, guint count) {
  GtkBitset *result = gtk_bitset_new_empty();
  guint end = MIN(position + count, ORIEL_ROWS(model)->count);
  for (guint index = position; index < end; index++) {
    if (is_selected(model, index)) gtk_bitset_add(result, index);
  }
  return result;
}

static gboolean set_selection(GtkSelectionModel *model, GtkBitset *selected, GtkBitset *mask) {
  OrielRows *rows = ORIEL_ROWS(model);
  return rows->calls->select(rows->data, selected, mask);
}

/// Selects or lets go of neighbouring rows, and lets go of all others where nothing else is to stay.
static gboolean set_range(
  GtkSelectionModel *model, guint position, guint count, gboolean is_on, gboolean is_only
) {
  GtkBitset *selected =
    is_on ? gtk_bitset_new_range(position, count) : gtk_bitset_new_empty();
  GtkBitset *mask = is_only ? gtk_bitset_new_range(0, ORIEL_ROWS(model)->count)
                            : gtk_bitset_new_range(position, count);
  gboolean result = set_selection(model, selected, mask);
  gtk_bitset_unref(selected);
  gtk_bitset_unref(mask);
  return result;
}

static gboolean select_item(GtkSelectionModel *model, guint position, gboolean is_only) {
  return set_range(model, position, 1, TRUE, is_only);
}

static gboolean unselect_item(GtkSelectionModel *model, guint position) {
  return set_range(model, position, 1, FALSE, FALSE);
}

static gboolean select_range(
  GtkSelectionModel *model, guint position, guint count, gboolean is_only
) {
  return set_range(model, position, count, TRUE, is_only);
}

static gboolean unselect_range(GtkSelectionModel *model, guint position, guint count) {
  return set_range(model, position, count, FALSE, FALSE);
}

static gboolean select_all(GtkSelectionModel *model) {
  return set_range(model, 0, ORIEL_ROWS(model)->count, TRUE, TRUE);
}

static gboolean unselect_all(GtkSelectionModel *model) {
  return set_range(model, 0, ORIEL_ROWS(model)->count, FALSE, TRUE);
}

static void selection_init(GtkSelectionModelInterface *interface) {
  interface->is_selected = is_selected;
  interface->get_selection_in_range = selection_in;
  interface->select_item = select_item;
  interface->unselect_item = unselect_item;
  interface->select_range = select_range;
  interface->unselect_range = unselect_range;
  interface->select_all = select_all;
  interface->unselect_all = unselect_all;
  interface->set_selection = set_selection;
}

// MARK: The type

G_DEFINE_TYPE_WITH_CODE(
  OrielRows, oriel_rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_init)
                                          G_IMPLEMENT_INTERFACE(
                                            GTK_TYPE_SELECTION_MODEL, selection_init))

static void finalize(GObject *object) {
  OrielRows *rows = ORIEL_ROWS(object);
  rows->calls->end(rows->data);
  G_OBJECT_CLASS(oriel_rows_parent_class)->finalize(object);
}

static void oriel_rows_class_init(OrielRowsClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void oriel_rows_init(OrielRows *rows) {}

gpointer oriel_rows_new(const OrielRowsCalls *calls, gpointer data) {
  OrielRows *rows = g_object_new(ORIEL_TYPE_ROWS, NULL);
  rows->calls = calls;
  rows->data = data;
  return rows;
}

void oriel_rows_change(gpointer object, guint position, guint removed, guint added) {
  OrielRows *rows = ORIEL_ROWS(object);
  rows->count = rows->count - removed + added;
  g_list_model_items_changed(G_LIST_MODEL(rows), position, removed, added);
}

void oriel_rows_selection_changed(gpointer rows, guint position, guint count) {
  if (count > 0) {
    gtk_selection_model_selection_changed(GTK_SELECTION_MODEL(rows), position, count);
  }
}

gpointer oriel_row_item_new(void) { return g_object_new(G_TYPE_OBJECT, NULL); }
