#include <stdio.h>

#include "baseline.h"

static GtkWidget **labels;
static int *values;
static int length, turn;

static void write_row(int index) {
  char text[48];
  snprintf(text, sizeof text, "Row %d: %d", index, values[index]);
  gtk_label_set_text(GTK_LABEL(labels[index]), text);
}

static void change(GtkButton *button, gpointer data) {
  int index = turn++ % 10;
  values[index] += 1;
  write_row(index);
}

GtkWidget *rows_in_a_box_new(int count) {
  length = count;
  labels = g_new0(GtkWidget *, count);
  values = g_new0(int, count);
  GtkWidget *outer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroll = gtk_scrolled_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (int index = 0; index < count; index++) {
    labels[index] = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(labels[index]), 0);
    write_row(index);
    gtk_box_append(GTK_BOX(box), labels[index]);
  }
  gtk_widget_set_vexpand(scroll, TRUE);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
  gtk_box_append(GTK_BOX(outer), named_button("Change", "act", G_CALLBACK(change), NULL));
  gtk_box_append(GTK_BOX(outer), scroll);
  return outer;
}
