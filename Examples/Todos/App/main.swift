import GTKRenderer
import Oriel
import TextRenderer
import Todos

TodosApp.main(on: [.gtk, .text])
