// The terminal's owner: takes the whole screen, and gives it back however the program ends.
#pragma once
#include <stddef.h>
#include <sys/types.h>

// Installs the handlers of signals for a terminal. Returns a descriptor from which the numbers of
// signals can be read, one byte each, or -1.
//
// SIGINT, SIGTERM and SIGHUP are reported once; a second one ends the program at once. SIGTSTP,
// SIGCONT and SIGWINCH are reported. A crash gives the terminal back and then goes on as before.
int oriel_terminal_watch(int terminal);

// Puts back the handlers of before.
void oriel_terminal_unwatch(void);

// Takes the terminal: raw mode, and whatever the program prints goes to memory. Writes `enter` now
// and `leave` when it is given back. Returns 0, or -1 with errno set.
int oriel_terminal_take(const char *enter, size_t enter_count, const char *leave,
                        size_t leave_count);

// Gives the terminal back and prints what the program printed meanwhile. Safe in a signal handler,
// harmless when it isn't taken.
void oriel_terminal_give_back(void);

// Drops the oldest of what was printed where it has become very much.
void oriel_terminal_trim(void);

// Stops the process as Ctrl-Z does, and returns when it goes on.
void oriel_terminal_stop(void);

// Ends the process by a signal, as if nobody had handled it.
void oriel_terminal_die(int signal);

// The size in cells; 0 in both where it isn't known.
void oriel_terminal_size(int terminal, int *columns, int *rows);

// Loads the description of a kind of terminal. Returns 0 where there is none.
int oriel_terminfo_load(const char *name, int terminal);

// The number of colours, or -1.
int oriel_terminfo_colors(void);

// Whether the terminal has a capability with a text, such as "cup".
int oriel_terminfo_has(const char *capability);
