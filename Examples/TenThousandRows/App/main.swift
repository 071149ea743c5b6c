import GTKRenderer
import Oriel
import TenThousandRows
import TerminalRenderer
import TextRenderer

TenThousandRowsApp.main(on: [.gtk, .terminal, .text])
