// In C, since a handler of signals may run between any two instructions: it must not allocate, lock
// or initialise anything lazily, which Swift doesn't promise.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

enum { leave_limit = 512, kept = 256 * 1024, too_much = 1024 * 1024 };

static int terminal = -1;
static pid_t owner;
static volatile sig_atomic_t is_taken;
static volatile sig_atomic_t ending;
static int reports[2] = {-1, -1};
static struct termios before;
static char leave_bytes[leave_limit];
static size_t leave_size;
static int captured = -1;
// What the outputs were, or -1 where they aren't captured.
static int outputs[2] = {-1, -1};

static const int polite[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT, SIGSYS};
enum {
  polite_count = sizeof polite / sizeof polite[0],
  crash_count = sizeof crashes / sizeof crashes[0]
};
static struct sigaction old_polite[polite_count];
static struct sigaction old_crashes[crash_count];
static int is_watching;

static void write_all(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void print_captured(void) {
  char part[4096];
  off_t place = 0;
  ssize_t count;
  int output = outputs[1] >= 0 ? STDERR_FILENO : STDOUT_FILENO;
  while ((count = pread(captured, part, sizeof part, place)) > 0) {
    write_all(output, part, (size_t)count);
    place += count;
  }
  if (ftruncate(captured, 0) != 0) return;
}

static void restore_outputs(void) {
  for (int index = 0; index < 2; index++) {
    if (outputs[index] >= 0) dup2(outputs[index], index + 1);
  }
  if (captured >= 0) print_captured();
}

void oriel_terminal_give_back(void) {
  // A child of a fork doesn't own the terminal.
  if (!is_taken || getpid() != owner) return;
  int error = errno;
  is_taken = 0;
  // Setting modes from the background would stop the process; the shell has set its own by then.
  sigset_t blocked, mask;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &mask);
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground < 0 || foreground == getpgrp()) {
    write_all(terminal, leave_bytes, leave_size);
    tcsetattr(terminal, TCSADRAIN, &before);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  restore_outputs();
  errno = error;
}

static const struct sigaction *old_crash(int number) {
  for (int index = 0; index < crash_count; index++) {
    if (crashes[index] == number) return &old_crashes[index];
  }
  return NULL;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  oriel_terminal_give_back();
  const struct sigaction *old = old_crash(number);
  // A fault happens again when the handler returns, and is the old handler's then.
  if (info->si_code > 0) {
    if (old != NULL) sigaction(number, old, NULL);
    return;
  }
  // What somebody sent doesn't. The old handler, such as the one that prints Swift's backtraces, may
  // count on that fault to end the process, so it is called and the process ended.
  if (old != NULL && (old->sa_flags & SA_SIGINFO) != 0) {
    old->sa_sigaction(number, info, context);
  } else if (old != NULL && old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN) {
    old->sa_handler(number);
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void on_polite(int number) {
  int error = errno;
  if (number == SIGINT || number == SIGTERM || number == SIGHUP) {
    if (ending) {
      oriel_terminal_give_back();
      signal(number, SIG_DFL);
      raise(number);
      return;
    }
    ending = 1;
  }
  char byte = (char)number;
  if (write(reports[1], &byte, 1) < 0) { /* the pipe is full of signals: enough */
  }
  errno = error;
}

int oriel_terminal_watch(int file) {
  static int is_registered;
  if (reports[0] < 0 && pipe2(reports, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  terminal = file;
  owner = getpid();
  ending = 0;
  if (!is_registered) atexit(oriel_terminal_give_back);
  is_registered = 1;
  // A stack overflow leaves no stack to run a handler on.
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  action.sa_handler = on_polite;
  for (int index = 0; index < polite_count; index++) {
    sigaction(polite[index], &action, &old_polite[index]);
  }
  // Whoever started us may ignore these, with nohup for example: that stays.
  for (int index = 0; index < polite_count; index++) {
    if (old_polite[index].sa_handler == SIG_IGN && polite[index] != SIGWINCH) {
      sigaction(polite[index], &old_polite[index], NULL);
    }
  }
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  action.sa_sigaction = on_crash;
  for (int index = 0; index < crash_count; index++) {
    sigaction(crashes[index], &action, &old_crashes[index]);
  }
  is_watching = 1;
  return reports[0];
}

void oriel_terminal_unwatch(void) {
  if (!is_watching) return;
  is_watching = 0;
  for (int index = 0; index < polite_count; index++) {
    sigaction(polite[index], &old_polite[index], NULL);
  }
  for (int index = 0; index < crash_count; index++) {
    sigaction(crashes[index], &old_crashes[index], NULL);
  }
}

static void capture_outputs(void) {
  if (captured < 0) {
    captured = memfd_create("oriel-output", MFD_CLOEXEC);
    if (captured < 0) return;
    fcntl(captured, F_SETFL, O_APPEND);
  }
  for (int index = 0; index < 2; index++) {
    int file = index + 1;
    if (outputs[index] < 0 && isatty(file)) outputs[index] = fcntl(file, F_DUPFD_CLOEXEC, 10);
    if (outputs[index] >= 0) dup2(captured, file);
  }
}

int oriel_terminal_take(const char *enter, size_t enter_count, const char *leave,
                        size_t leave_count) {
  if (leave_count > leave_limit) {
    errno = EINVAL;
    return -1;
  }
  if (is_taken) return 0;
  if (tcgetattr(terminal, &before) != 0) return -1;
  struct termios raw = before;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(terminal, TCSADRAIN, &raw) != 0) return -1;
  memcpy(leave_bytes, leave, leave_count);
  leave_size = leave_count;
  is_taken = 1;
  capture_outputs();
  write_all(terminal, enter, enter_count);
  return 0;
}

void oriel_terminal_trim(void) {
  struct stat status;
  if (captured < 0 || fstat(captured, &status) != 0 || status.st_size < too_much) return;
  char *rest = malloc(kept);
  if (rest == NULL) return;
  ssize_t count = pread(captured, rest, kept, status.st_size - kept);
  if (count > 0 && ftruncate(captured, 0) == 0) write_all(captured, rest, (size_t)count);
  free(rest);
}

void oriel_terminal_stop(void) {
  // The default action, since only that stops. It does nothing where no shell could continue us.
  struct sigaction action, old;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &old);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &old, NULL);
}

void oriel_terminal_die(int number) {
  oriel_terminal_give_back();
  signal(number, SIG_DFL);
  raise(number);
}

void oriel_terminal_size(int file, int *columns, int *rows) {
  struct winsize size;
  *columns = 0;
  *rows = 0;
  if (ioctl(file, TIOCGWINSZ, &size) != 0) return;
  *columns = size.ws_col;
  *rows = size.ws_row;
}
