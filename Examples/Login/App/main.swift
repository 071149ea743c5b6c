import GTKRenderer
import Login
import Oriel
import TextRenderer

LoginApp.main(on: [.gtk, .text])
