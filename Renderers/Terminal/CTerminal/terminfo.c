// terminfo through libtinfo. In C, since the header defines names like `lines` as macros.
#include "CTerminal.h"

#include <curses.h>
#include <term.h>

int oriel_terminfo_load(const char *name, int terminal) {
  int error = 0;
  return setupterm((char *)name, terminal, &error) == OK;
}

int oriel_terminfo_colors(void) { return tigetnum((char *)"colors"); }

int oriel_terminfo_has(const char *capability) {
  char *text = tigetstr((char *)capability);
  return text != NULL && text != (char *)-1 && text[0] != 0;
}
