#include <stdio.h>

#include "baseline.h"

static GtkWidget *stack, *page, *back;

static GtkWidget *header(void) {
  return gtk_window_get_titlebar(GTK_WINDOW(gtk_widget_get_root(stack)));
}

static void pop(GtkButton *button, gpointer data) {
  gtk_header_bar_remove(GTK_HEADER_BAR(header()), back);
  gtk_window_set_title(GTK_WINDOW(gtk_widget_get_root(stack)), "Start");
  gtk_stack_remove(GTK_STACK(stack), page);
  page = NULL;
}

static void push(GtkButton *button, gpointer number) {
  page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append(GTK_BOX(page), gtk_label_new("Details"));
  gtk_box_append(GTK_BOX(page), named_button("Back", "pop", G_CALLBACK(pop), NULL));
  gtk_stack_add_child(GTK_STACK(stack), page);
  gtk_stack_set_visible_child(GTK_STACK(stack), page);
  gtk_window_set_title(GTK_WINDOW(gtk_widget_get_root(stack)), "Details");
  back = gtk_button_new_from_icon_name("go-previous-symbolic");
  g_signal_connect(back, "clicked", G_CALLBACK(pop), NULL);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(header()), back);
}

GtkWidget *pages_new(void) {
  stack = gtk_stack_new();
  GtkWidget *root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append(GTK_BOX(root), gtk_label_new("Start"));
  gtk_box_append(GTK_BOX(root), named_button("Details", "push", G_CALLBACK(push), NULL));
  gtk_stack_add_child(GTK_STACK(stack), root);
  return stack;
}
