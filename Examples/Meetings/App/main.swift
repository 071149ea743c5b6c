import GTKRenderer
import Meetings
import Oriel
import TerminalRenderer
import TextRenderer

MeetingsApp.main(on: [.gtk, .terminal, .text])
