import ViewTree

// The names of the view tree that features write. The rest of that module is for renderers and is
// not re-exported: its `Content`, for one, would hide the one of `ViewModifier`.

/// Where something sits in a room larger than it needs, in both directions.
public typealias Alignment = ViewTree.Alignment
public typealias HorizontalAlignment = ViewTree.HorizontalAlignment
public typealias VerticalAlignment = ViewTree.VerticalAlignment
/// Which way lines are written.
public typealias LayoutDirection = ViewTree.LayoutDirection
/// A key with modifiers that presses a control from anywhere in its window.
public typealias KeyboardShortcut = ViewTree.KeyboardShortcut
