#include "gtk_driver.h"

#include <dirent.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *screen = "counter";
static const char *action = "start";
static int rows = 0;
static long state_bytes = 0;

static GtkWidget *window;
static int frames = 0;
static int is_started = 0;

const char *oriel_driver_screen(void) { return screen; }
int oriel_driver_rows(void) { return rows; }
void oriel_driver_note_state(long bytes) { state_bytes = bytes; }

// MARK: Figures

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double cpu_microseconds(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID) * 1e6; }

/// A line of /proc/…/status, as a number.
static long status_of(const char *path, const char *name) {
  char line[256];
  long value = 0;
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, name, strlen(name)) == 0) value = atol(line + strlen(name));
  }
  fclose(file);
  return value;
}

/// How often any thread of the process has waited and was woken.
static long wake_ups(void) {
  long sum = 0;
  DIR *tasks = opendir("/proc/self/task");
  for (struct dirent *task; tasks != NULL && (task = readdir(tasks)) != NULL;) {
    char path[300];
    snprintf(path, sizeof path, "/proc/self/task/%s/status", task->d_name);
    if (task->d_name[0] != '.') sum += status_of(path, "voluntary_ctxt_switches:");
  }
  if (tasks != NULL) closedir(tasks);
  return sum;
}

static void finish(void) {
  printf("peak_kb %ld\n", status_of("/proc/self/status", "VmHWM:"));
  printf("state_bytes %ld\n", state_bytes);
  fflush(stdout);
  _exit(0);
}

// MARK: Acting as a user

static GtkWidget *find(GtkWidget *widget, const char *name) {
  if (strcmp(gtk_widget_get_name(widget), name) == 0) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find(child, name);
    if (found != NULL) return found;
  }
  return NULL;
}

static GtkWidget *need(const char *name) {
  GtkWidget *widget = find(window, name);
  if (widget == NULL) {
    fprintf(stderr, "driver: %s has no widget named %s\n", screen, name);
    _exit(70);
  }
  return widget;
}

static GtkWidget *button, *field, *toggle;

static void press(int number) { g_signal_emit_by_name(button, "clicked"); }

static void type(int number) {
  GtkEditable *editable = GTK_EDITABLE(field);
  int end = (int)gtk_entry_get_text_length(GTK_ENTRY(field));
  if (number % 2 == 0) {
    gtk_editable_insert_text(editable, "a", 1, &end);
  } else {
    gtk_editable_delete_text(editable, end - 1, end);
  }
}

static void flip(int number) {
  gboolean is_on = FALSE;
  g_object_get(toggle, "active", &is_on, NULL);
  g_object_set(toggle, "active", !is_on, NULL);
}

static void push_and_pop(int number) {
  g_signal_emit_by_name(need("push"), "clicked");
  g_signal_emit_by_name(need("pop"), "clicked");
}

// MARK: Measuring

static void wait_for_frame(void) {
  int before = frames;
  while (frames == before) g_main_context_iteration(NULL, TRUE);
}

static gboolean set_true(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

static void wait_for(guint milliseconds) {
  gboolean is_over = FALSE;
  g_timeout_add(milliseconds, set_true, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}

/// Runs what waits for the loop's next turn, but neither layout nor frames.
static void run_urgent_sources(void) {
  GMainContext *context = g_main_context_default();
  GPollFD descriptors[64];
  int priority, timeout;
  while (g_main_context_prepare(context, &priority) && priority <= G_PRIORITY_DEFAULT) {
    int count = g_main_context_query(context, priority, &timeout, descriptors, 64);
    g_main_context_check(context, priority, descriptors, MIN(count, 64));
    g_main_context_dispatch(context);
  }
}

enum { updates_in_frame = 100 };

/// CPU time for one action, of all threads, since an update may have work done elsewhere.
///
/// One frame is painted for each hundred actions: how many a display would paint meanwhile depends on
/// what else the machine does.
static double round_of(void (*act)(int), int count) {
  double start = cpu_microseconds();
  for (int number = 0; number < count; number++) {
    act(number);
    run_urgent_sources();
    if (number % updates_in_frame == updates_in_frame - 1) wait_for_frame();
  }
  return (cpu_microseconds() - start) / count;
}

/// The same with one painted frame for each action.
static double framed_round_of(void (*act)(int), int count) {
  double start = cpu_microseconds();
  for (int number = 0; number < count; number++) {
    act(number);
    run_urgent_sources();
    wait_for_frame();
  }
  return (cpu_microseconds() - start) / count;
}

/// The same outside of the loop, which then neither lays out nor paints.
static double bare_round_of(void (*act)(int), int count) {
  double start = cpu_microseconds();
  for (int number = 0; number < count; number++) {
    act(number);
    run_urgent_sources();
  }
  return (cpu_microseconds() - start) / count;
}

static void measure(void (*act)(int), int count) {
  round_of(act, count);
  for (int index = 0; index < 5; index++) printf("update %.3f\n", round_of(act, count));
  wait_for(50);
  framed_round_of(act, 10);
  for (int index = 0; index < 3; index++) printf("framed %.3f\n", framed_round_of(act, 60));
  wait_for(50);
  for (int index = 0; index < 3; index++) printf("bare %.3f\n", bare_round_of(act, count));
}

static void measure_idle(void) {
  wait_for(2000);
  double cpu = cpu_microseconds();
  long before = wake_ups();
  wait_for(5000);
  // The wait for the end of these seconds is one wake-up of the driver's own.
  printf("wake_ups %ld\n", wake_ups() - before - 1);
  printf("idle_us %.0f\n", cpu_microseconds() - cpu);
}

static gboolean run(gpointer data) {
  wait_for(500);
  if (strcmp(action, "idle") == 0) measure_idle();
  if (strcmp(action, "press") == 0) {
    button = need("act");
    measure(press, 2000);
  }
  if (strcmp(action, "type") == 0) {
    field = need("field");
    measure(type, 500);
  }
  if (strcmp(action, "flip") == 0) {
    toggle = need("toggle");
    measure(flip, 500);
  }
  if (strcmp(action, "push") == 0) measure(push_and_pop, 200);
  finish();
  return G_SOURCE_REMOVE;
}

// MARK: The first frame

static void painted(GdkFrameClock *clock, gpointer data) {
  frames += 1;
  if (is_started) return;
  is_started = 1;
  const char *origin = getenv("ORIEL_DRIVER_ORIGIN");
  double now = seconds(CLOCK_MONOTONIC);
  printf("start_ms %.3f\n", origin == NULL ? 0 : (now - atof(origin)) * 1e3);
  printf("start_cpu_ms %.3f\n", cpu_microseconds() / 1e3);
  if (strcmp(action, "start") == 0) finish();
  g_timeout_add(1, run, NULL);
}

static gboolean mapped(
  GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data
) {
  GObject *object = g_value_get_object(values);
  if (!GTK_IS_WINDOW(object)) return TRUE;
  window = GTK_WIDGET(object);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "after-paint", G_CALLBACK(painted), NULL);
  return FALSE;
}

void oriel_driver_start(int count, char **arguments) {
  if (count > 1) screen = arguments[1];
  if (count > 2) rows = atoi(arguments[2]);
  if (count > 3) action = arguments[3];
  // Transitions would run for as long as they like, and hide what an update costs.
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  g_type_class_ref(GTK_TYPE_WINDOW);
  g_signal_add_emission_hook(
    g_signal_lookup("map", GTK_TYPE_WIDGET), 0, mapped, NULL, NULL);
}
