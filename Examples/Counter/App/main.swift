import Counter
import GTKRenderer
import Oriel
import TerminalRenderer
import TextRenderer

CounterApp.main(on: [.gtk, .terminal, .text])
