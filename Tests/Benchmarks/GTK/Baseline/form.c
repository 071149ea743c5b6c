#include <stdio.h>
#include <string.h>

#include "baseline.h"

enum { half = 10 };

static GtkWidget *summary;
static char *texts[half];
static gboolean flags[half];

static void summarize(void) {
  char text[64];
  size_t characters = 0;
  int on = 0;
  for (int index = 0; index < half; index++) {
    characters += strlen(texts[index]);
    on += flags[index];
  }
  snprintf(text, sizeof text, "%zu characters, %d on", characters, on);
  gtk_label_set_text(GTK_LABEL(summary), text);
}

static void typed(GtkEditable *editable, gpointer index) {
  g_free(texts[GPOINTER_TO_INT(index)]);
  texts[GPOINTER_TO_INT(index)] = g_strdup(gtk_editable_get_text(editable));
  summarize();
}

static void flipped(GObject *toggle, GParamSpec *property, gpointer index) {
  flags[GPOINTER_TO_INT(index)] = gtk_switch_get_active(GTK_SWITCH(toggle));
  summarize();
}

GtkWidget *form_new(void) {
  GtkWidget *scroll = gtk_scrolled_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
  gtk_widget_set_vexpand(scroll, TRUE);
  for (int index = 0; index < half; index++) {
    char label[32];
    texts[index] = g_strdup("");
    GtkWidget *entry = gtk_entry_new();
    snprintf(label, sizeof label, "Field %d", index);
    gtk_entry_set_placeholder_text(GTK_ENTRY(entry), label);
    if (index == 5) gtk_widget_set_name(entry, "field");
    g_signal_connect(entry, "changed", G_CALLBACK(typed), GINT_TO_POINTER(index));
    gtk_box_append(GTK_BOX(box), entry);

    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *toggle = gtk_switch_new();
    snprintf(label, sizeof label, "Toggle %d", index);
    GtkWidget *text = gtk_label_new(label);
    gtk_widget_set_hexpand(text, TRUE);
    gtk_label_set_xalign(GTK_LABEL(text), 0);
    gtk_box_append(GTK_BOX(line), text);
    gtk_box_append(GTK_BOX(line), toggle);
    if (index == 5) gtk_widget_set_name(toggle, "toggle");
    g_signal_connect(toggle, "notify::active", G_CALLBACK(flipped), GINT_TO_POINTER(index));
    gtk_box_append(GTK_BOX(box), line);
  }
  summary = gtk_label_new("");
  gtk_box_append(GTK_BOX(box), summary);
  summarize();
  return scroll;
}
