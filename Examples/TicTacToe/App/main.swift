import GTKRenderer
import Oriel
import TerminalRenderer
import TextRenderer
import TicTacToe

TicTacToeApp.main(on: [.gtk, .terminal, .text])
