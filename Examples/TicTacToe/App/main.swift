import GTKRenderer
import Oriel
import TextRenderer
import TicTacToe

TicTacToeApp.main(on: [.gtk, .text])
