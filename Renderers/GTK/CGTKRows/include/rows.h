// A list model without a store: rows are numbers until a list view asks for one of them.
#pragma once

#include <gtk/gtk.h>

/// Who knows the rows. Every function gets the `data` of `oriel_rows_new`.
typedef struct {
  /// The object that stands for a row, with a reference for the caller; the same one for as long as
  /// a widget shows the row.
  gpointer (*item)(gpointer data, guint position);
  gboolean (*is_selected)(gpointer data, guint position);
  /// A user wants the rows in `mask` to be selected where they are in `selected`.
  gboolean (*select)(gpointer data, GtkBitset *selected, GtkBitset *mask);
  /// The model is gone.
  void (*end)(gpointer data);
} OrielRowsCalls;

/// A `GListModel` and `GtkSelectionModel`, empty at first.
///
/// It takes the same memory whatever the number of its rows. `calls` must stay where it is.
gpointer oriel_rows_new(const OrielRowsCalls *calls, gpointer data);

/// Rows went and came: the model has as many more or less now.
void oriel_rows_change(gpointer rows, guint position, guint removed, guint added);

/// Rows may be selected now that weren't, or the other way round.
void oriel_rows_selection_changed(gpointer rows, guint position, guint count);

/// An object that stands for a row.
gpointer oriel_row_item_new(void);
