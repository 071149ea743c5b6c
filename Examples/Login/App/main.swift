import GTKRenderer
import Login
import Oriel
import TerminalRenderer
import TextRenderer

LoginApp.main(on: [.gtk, .terminal, .text])
