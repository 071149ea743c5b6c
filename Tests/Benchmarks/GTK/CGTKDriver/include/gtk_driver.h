// Drives a benchmark's window, whoever made it: the same loop for the baseline in C and for Oriel.
#pragma once

/// Begins to watch for the first window. Call it after GTK's initialisation and before any window.
///
/// The arguments are those of the program: a screen, the number of its rows, and what to measure
/// (`start`, `idle`, or an action of the screen). The process ends itself when it has measured and
/// has written its figures to standard output.
void oriel_driver_start(int count, char **arguments);

/// The screen that the arguments name.
const char *oriel_driver_screen(void);

/// The number of its rows.
int oriel_driver_rows(void);

/// Notes how many bytes of the heap the state takes that the screen shows.
void oriel_driver_note_state(long bytes);
