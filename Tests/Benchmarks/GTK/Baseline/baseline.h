// The screens of the benchmark as one would write them in C: every change written where it shows.
#pragma once

#include <gtk/gtk.h>

GtkWidget *counter_new(void);
GtkWidget *form_new(void);
GtkWidget *pages_new(void);
GtkWidget *rows_in_a_box_new(int count);
GtkWidget *rows_in_a_list_new(int count);

/// A button that the driver knows by its name.
GtkWidget *named_button(const char *label, const char *name, GCallback clicked, gpointer data);
