#pragma once

// Newer GTK versions deprecate what Debian 12's has no replacement for.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Swift can't import: variadic functions, macros with arguments, and functions whose address
// is needed.

static inline GtkWidget *oriel_message_dialog_new(GtkWindow *parent) {
  return gtk_message_dialog_new(
    parent, GTK_DIALOG_MODAL, GTK_MESSAGE_OTHER, GTK_BUTTONS_NONE, NULL);
}

static inline void oriel_message_dialog_set(GtkWidget *dialog, const char *text, const char *more) {
  g_object_set(dialog, "text", text, "secondary-text", more, NULL);
}

static inline void oriel_accessible_set_label(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static inline void oriel_accessible_set_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void oriel_accessible_set_value_text(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static inline void oriel_accessible_set_level(GtkWidget *widget, int level) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void oriel_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline void oriel_accessible_set_labelled_by(GtkWidget *widget, GtkWidget *label) {
  gtk_accessible_update_relation(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static inline void oriel_accessible_reset(GtkWidget *widget, GtkAccessibleProperty property) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

static inline GType oriel_value_type(const GValue *value) { return G_VALUE_TYPE(value); }

static inline GType oriel_value_fundamental_type(const GValue *value) {
  return G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value));
}

static inline const char *oriel_object_type_name(gpointer object) {
  return G_OBJECT_TYPE_NAME(object);
}

static inline gboolean oriel_is_instance_of(gpointer object, GType type) {
  return object != NULL && G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline GType oriel_type_int(void) { return G_TYPE_INT; }
static inline GType oriel_type_uint(void) { return G_TYPE_UINT; }
static inline GType oriel_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType oriel_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType oriel_type_string(void) { return G_TYPE_STRING; }
static inline GType oriel_type_object(void) { return G_TYPE_OBJECT; }
static inline GType oriel_type_enum(void) { return G_TYPE_ENUM; }
static inline GType oriel_type_flags(void) { return G_TYPE_FLAGS; }

static inline gboolean oriel_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

static inline void oriel_emit(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

static inline void oriel_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}

static inline char *oriel_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void oriel_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

static inline gboolean oriel_get_boolean(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline guint oriel_invalid_list_position(void) { return GTK_INVALID_LIST_POSITION; }

// A role can only be given when a widget is made.
static inline GtkWidget *oriel_heading_new(const char *text) {
  return g_object_new(
    GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
}

// A button with a text of its own is labelled by it, and GTK 4.8 then says the text twice.
static inline void oriel_name_once(GtkWidget *widget, const char *text) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (text != NULL) oriel_accessible_set_label(widget, text);
}

static inline int oriel_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

// The kind of address that a picture or an icon name is looked up by needs the display's own theme.
static inline gboolean oriel_has_icon(const char *name) {
  GdkDisplay *display = gdk_display_get_default();
  return display != NULL
    && gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name);
}

static inline void oriel_accessible_set_has_popup(GtkWidget *widget) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
}

static inline void oriel_accessible_set_busy(GtkWidget *widget, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

// GTK 4.8 keeps the label of a notebook's tab for ever: one reference too many is left when the page
// has gone. `mine` is how many the caller has.
static inline void oriel_drop_leaked_reference(gpointer object, guint mine) {
  if (gtk_widget_get_parent(object) == NULL && G_OBJECT(object)->ref_count > mine) {
    g_object_unref(object);
  }
}
