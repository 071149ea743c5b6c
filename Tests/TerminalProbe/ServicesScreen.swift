import ViewTree
import Views

/// Asks its platform for what isn't on the screen.
struct ServicesScreen: View {
  var body: some View {
    VStack {
      Button("Copy") { CurrentPlatform.services.writeClipboard("Zoë said this") }
      Button("Notify") {
        CurrentPlatform.services.show(Notice(id: "mail", title: "Mail", body: "From Ada"))
      }
    }
  }
}
