import Counter
import GTKRenderer
import Oriel
import TextRenderer

CounterApp.main(on: [.gtk, .text])
