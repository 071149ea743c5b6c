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

static inline void oriel_message_dialog_set(GtkWidget *dialog, const char *markup, const char *more) {
  g_object_set(
    dialog, "text", markup, "use-markup", TRUE, "secondary-text", more, "secondary-use-markup", TRUE,
    NULL);
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

// What assistive technology is told, for tests. NULL where a property was never set.
static inline char *oriel_accessible_get(GtkWidget *widget, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property)) return NULL;
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "\001");
}

static inline gboolean oriel_accessible_is_hidden(GtkWidget *widget) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *other = gtk_test_accessible_check_state(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_free(other);
  return other == NULL;
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

static inline void oriel_emit_string(gpointer object, const char *signal, const char *argument) {
  g_signal_emit_by_name(object, signal, argument);
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

// Asynchronous calls: the caller's data comes back with the result.

typedef void (*OrielTextResult)(const char *text, gpointer data);
typedef void (*OrielFlagResult)(gboolean ok, gpointer data);

typedef struct {
  GCallback done;
  gpointer data;
} OrielCall;

static inline OrielCall *oriel_call_new(GCallback done, gpointer data) {
  OrielCall *call = g_new(OrielCall, 1);
  call->done = done;
  call->data = data;
  return call;
}

static void oriel_clipboard_text_read(GObject *source, GAsyncResult *result, gpointer data) {
  OrielCall *call = data;
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(source), result, NULL);
  ((OrielTextResult)call->done)(text, call->data);
  g_free(text);
  g_free(call);
}

static inline void oriel_clipboard_read(OrielTextResult done, gpointer data) {
  gdk_clipboard_read_text_async(
    gdk_display_get_clipboard(gdk_display_get_default()), NULL, oriel_clipboard_text_read,
    oriel_call_new((GCallback)done, data));
}

static inline void oriel_clipboard_write(const char *text) {
  gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text);
}

static void oriel_uri_shown(GObject *source, GAsyncResult *result, gpointer data) {
  OrielCall *call = data;
  gboolean ok = gtk_show_uri_full_finish((GtkWindow *)source, result, NULL);
  ((OrielFlagResult)call->done)(ok, call->data);
  g_free(call);
}

static inline void oriel_show_uri(
  GtkWindow *parent, const char *uri, OrielFlagResult done, gpointer data) {
  gtk_show_uri_full(
    parent, uri, GDK_CURRENT_TIME, NULL, oriel_uri_shown, oriel_call_new((GCallback)done, data));
}

static inline GtkFileChooserNative *oriel_file_chooser_new(
  const char *title, GtkWindow *parent, GtkFileChooserAction action) {
  return gtk_file_chooser_native_new(title, parent, action, NULL, NULL);
}

static inline void oriel_file_chooser_add_suffix(GtkFileFilter *filter, const char *suffix) {
  gtk_file_filter_add_suffix(filter, suffix);
}

// The desktop's preferences, from the settings portal: a namespace, a key and a number.

typedef void (*OrielSettingChanged)(const char *group, const char *key, guint value, gpointer data);

static inline gboolean oriel_setting_number(GVariant *value, guint *number) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant(inner);
    g_variant_unref(inner);
    inner = next;
  }
  gboolean found = g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32);
  if (found) *number = g_variant_get_uint32(inner);
  g_variant_unref(inner);
  return found;
}

static void oriel_setting_signal(
  GDBusConnection *bus, const char *sender, const char *path, const char *interface,
  const char *signal, GVariant *arguments, gpointer data) {
  const char *group = NULL, *key = NULL;
  GVariant *value = NULL;
  guint number = 0;
  if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(arguments, "(&s&sv)", &group, &key, &value);
  OrielCall *call = data;
  if (oriel_setting_number(value, &number)) {
    ((OrielSettingChanged)call->done)(group, key, number, call->data);
  }
  g_variant_unref(value);
}

typedef struct {
  OrielCall *call;
  const char *key;
} OrielSettingRead;

static void oriel_setting_read(GObject *source, GAsyncResult *result, gpointer data) {
  OrielSettingRead *read = data;
  guint number = 0;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer != NULL) {
    GVariant *value = g_variant_get_child_value(answer, 0);
    if (oriel_setting_number(value, &number)) {
      ((OrielSettingChanged)read->call->done)(
        "org.freedesktop.appearance", read->key, number, read->call->data);
    }
    g_variant_unref(value);
    g_variant_unref(answer);
  }
  g_free(read);
}

static void oriel_settings_bus(GObject *source, GAsyncResult *result, gpointer data) {
  static const char *keys[] = {"color-scheme", "contrast"};
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (bus == NULL) return;
  g_dbus_connection_signal_subscribe(
    bus, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings", "SettingChanged",
    "/org/freedesktop/portal/desktop", "org.freedesktop.appearance", G_DBUS_SIGNAL_FLAGS_NONE,
    oriel_setting_signal, data, NULL);
  for (int i = 0; i < 2; i++) {
    OrielSettingRead *read = g_new(OrielSettingRead, 1);
    read->call = data;
    read->key = keys[i];
    g_dbus_connection_call(
      bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
      "org.freedesktop.portal.Settings", "Read",
      g_variant_new("(ss)", "org.freedesktop.appearance", keys[i]), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NONE, 3000, NULL, oriel_setting_read, read);
  }
}

// Follows the preferences for the life of the program.
static inline void oriel_follow_settings(OrielSettingChanged changed, gpointer data) {
  g_bus_get(G_BUS_TYPE_SESSION, NULL, oriel_settings_bus, oriel_call_new((GCallback)changed, data));
}

// A label that says what happened: read by assistive technology, not seen.
static inline GtkWidget *oriel_status_new(void) {
  return g_object_new(
    GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "single-line-mode", TRUE, NULL);
}
