#include <stdio.h>

#include "baseline.h"

static int count = 0;

static void increment(GtkButton *button, GtkLabel *label) {
  char text[32];
  count += 1;
  snprintf(text, sizeof text, "%d", count);
  gtk_label_set_text(label, text);
}

GtkWidget *counter_new(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new("0");
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), named_button("+", "act", G_CALLBACK(increment), label));
  return box;
}
