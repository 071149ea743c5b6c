import GTKRenderer
import Oriel
import TerminalRenderer
import TextRenderer
import Todos

TodosApp.main(on: [.gtk, .terminal, .text])
