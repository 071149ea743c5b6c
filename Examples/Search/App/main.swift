import GTKRenderer
import Oriel
import Search
import TextRenderer

SearchApp.main(on: [.gtk, .text])
