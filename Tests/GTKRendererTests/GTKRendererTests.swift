import Testing

/// Everything that draws with real widgets: one at a time, on the main actor.
@MainActor
@Suite("GTK renderer", .needsDisplay, .serialized)
struct GTKRendererTests {}
