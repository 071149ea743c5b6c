import GTKRenderer
import Monitor
import Oriel
import TerminalRenderer
import TextRenderer

MonitorApp.main(on: [.gtk, .terminal, .text])
