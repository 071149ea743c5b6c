#include "baseline.h"

#include <string.h>

#include "gtk_driver.h"

GtkWidget *named_button(const char *label, const char *name, GCallback clicked, gpointer data) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_set_name(button, name);
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  g_signal_connect(button, "clicked", clicked, data);
  return button;
}

static GtkWidget *screen_new(const char *name, int rows) {
  if (strcmp(name, "form") == 0) return form_new();
  if (strcmp(name, "pages") == 0) return pages_new();
  if (strcmp(name, "box") == 0) return rows_in_a_box_new(rows);
  if (strcmp(name, "list") == 0) return rows_in_a_list_new(rows);
  return counter_new();
}

int main(int count, char **arguments) {
  gtk_init();
  oriel_driver_start(count, arguments);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Benchmark");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 480);
  gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
  gtk_window_set_child(
    GTK_WINDOW(window), screen_new(oriel_driver_screen(), oriel_driver_rows()));
  gtk_window_present(GTK_WINDOW(window));
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
}
