import GTKRenderer
import Oriel
import Search
import TerminalRenderer
import TextRenderer

SearchApp.main(on: [.gtk, .terminal, .text])
