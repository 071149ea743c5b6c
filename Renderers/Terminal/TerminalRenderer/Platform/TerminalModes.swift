/// What is switched on while an app has the terminal, and off again afterwards.
enum TerminalModes {
  /// The other screen; no cursor; no line wrap, so that nothing can scroll; paste in brackets; clicks
  /// and drags with coordinates of any size. Then two questions: the colour behind text, and what
  /// the terminal can do, which every terminal answers, so that an answer to the first isn't waited
  /// for in vain.
  static let enter = """
    \u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\
    \u{1B}]11;?\u{1B}\\\u{1B}[c
    """

  /// The same in reverse, also out of the middle of a frame.
  static let leave = """
    \u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\
    \u{1B}[?25h\u{1B}[?1049l
    """
}
