import OrielTesting
import Views

/// One small view for each modifier of the vocabulary that changes what a user gets.
///
/// The code in a picture is read from this file, so it can't differ from what was drawn.
@MainActor
enum ModifierGallery {
  struct Picture {
    let name: String
    let line: Int
    var height: Int?
    let make: @MainActor (Int?) -> Screen

    @MainActor
    init<Content: View>(
      _ name: String, height: Int? = nil, line: Int = #line,
      @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
      self.name = name
      self.line = line
      self.height = height
      make = { height in Screen(size: .init(width: 40, height: height), content: content) }
    }
  }

  static var all: [Picture] { meaning + looks + layout + behaviour + places }

  static var meaning: [Picture] {
    [
      Picture("accessibilityLabel") {
        Button("✕") {}.accessibilityLabel("Close")
      },
      Picture("accessibilityValue") {
        Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityValue("half as loud")
      },
      Picture("accessibilityHint") {
        Button("Archive") {}.accessibilityHint("Moves it out of the inbox.")
      },
      Picture("accessibilityIdentifier") {
        Button("Archive") {}.accessibilityIdentifier("archive-button")
      },
      Picture("accessibilityHidden") {
        Text("∿∿∿").accessibilityHidden(true)
        Text("Chapter 1")
      },
      Picture("accessibilityAddTraits") {
        Text("Chapter 1").accessibilityAddTraits(.isHeader)
      },
      Picture("help") {
        Button("Sync") {}.help("Last synced an hour ago")
      },
      Picture("badge") {
        Text("Inbox").badge(3)
      },
      Picture("disabled") {
        Button("Send") {}.disabled(true)
        Toggle("Remember me", isOn: .constant(true)).disabled(true)
        TextField("Name", text: .constant("Blob")).disabled(true)
      },
      Picture("hidden") {
        Text("Before")
        Text("Nobody sees this").hidden()
        Text("After")
      },
      Picture("keyboardShortcut") {
        Button("Save") {}.keyboardShortcut("s")
      },
      Picture("labelsHidden") {
        Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
      },
    ]
  }

  static var looks: [Picture] {
    [
      Picture("font") {
        Text("Large").font(.largeTitle)
        Text("Plain").font(.body)
        Text("Small").font(.caption)
      },
      Picture("fontWeight") {
        Text("Heavy").fontWeight(.heavy)
      },
      Picture("fontDesign") {
        Text("let x = 1").fontDesign(.monospaced)
      },
      Picture("bold") {
        Text("Total").bold()
      },
      Picture("italic") {
        Text("perhaps").italic()
      },
      Picture("underline") {
        Text("important").underline()
      },
      Picture("strikethrough") {
        Text("done").strikethrough()
      },
      Picture("monospaced") {
        Text("let x = 1").monospaced()
      },
      Picture("foregroundStyle") {
        Text("Wrong password").foregroundStyle(.red)
        Text("since yesterday").foregroundStyle(.secondary)
      },
      Picture("foregroundColor") {
        Text("Wrong password").foregroundColor(.red)
      },
      Picture("tint") {
        Button("Buy") {}.tint(.green)
      },
      Picture("background") {
        Text("on yellow").background(.yellow)
      },
      Picture("overlay") {
        Text("░░░░░░░░░░░░").overlay { Text("sold") }
      },
      Picture("opacity") {
        Text("fading").opacity(0.5)
      },
      Picture("cornerRadius") {
        Text("round").background(.yellow).cornerRadius(8)
      },
      Picture("buttonStyle") {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Plain") {}.buttonStyle(.plain)
      },
      Picture("toggleStyle") {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      },
      Picture("pickerStyle") {
        Picker("Menu", selection: .constant(1)) { Sizes() }.pickerStyle(.menu)
        Picker("Segments", selection: .constant(1)) { Sizes() }.pickerStyle(.segmented)
        Picker("Inline", selection: .constant(1)) { Sizes() }.pickerStyle(.inline)
      },
      Picture("labelStyle") {
        Label("Both", systemImage: "star")
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon", systemImage: "star").labelStyle(.iconOnly)
      },
      Picture("textFieldStyle") {
        TextField("Name", text: .constant("Blob")).textFieldStyle(.roundedBorder)
      },
      Picture("listStyle") {
        List { Text("Milk") }.listStyle(.plain)
      },
      Picture("progressViewStyle") {
        ProgressView().progressViewStyle(.circular)
      },
    ]
  }

  static var layout: [Picture] {
    [
      Picture("padding") {
        HStack {
          Text("close").padding(.leading)
          Text("far away").padding(.horizontal, 40)
          Text("end")
        }
      },
      Picture("frame") {
        Text("in the middle").frame(maxWidth: .infinity)
        Text("at the end").frame(maxWidth: .infinity, alignment: .trailing)
        Text("a narrow text that has to wrap").frame(width: 240)
      },
      Picture("lineLimit") {
        Text("This text is far too long to be shown in one single line.").lineLimit(1)
      },
      Picture("multilineTextAlignment") {
        Text("Two lines,\nof which the second one is longer").multilineTextAlignment(.trailing)
      },
      Picture("layoutPriority") {
        HStack {
          Text("keeps its room").layoutPriority(1)
          Text("wraps when the room is not enough for both")
        }
      },
      Picture("layoutDirection") {
        HStack {
          Text("first")
          Spacer()
          Button("last") {}
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  static var behaviour: [Picture] {
    [
      Picture("onTapGesture") {
        Text("Touch me").onTapGesture {}
      },
      Picture("onSubmit") {
        TextField("City", text: .constant("Grenoble")).onSubmit {}
      },
      Picture("contextMenu") {
        Text("report.pdf").contextMenu {
          Button("Rename") {}
          Button("Delete", role: .destructive) {}
        }
      },
      Picture("swipeActions") {
        List {
          Text("Milk").swipeActions { Button("Delete", role: .destructive) {} }
          Text("Eggs")
        }
      },
      Picture("searchable") {
        NavigationStack {
          List { Text("Milk") }.searchable(text: .constant("mi"))
        }
      },
      Picture("refreshable") {
        List { Text("Milk") }.refreshable {}
      },
      Picture("tag") {
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      },
      Picture("tabItem") {
        TabView(selection: .constant(1)) {
          Text("Nothing new").tabItem { Text("Inbox") }.tag(0)
          Text("Name: Blob").tabItem { Text("Profile") }.tag(1)
        }
      },
    ]
  }

  static var places: [Picture] {
    [
      Picture("navigationTitle") {
        NavigationStack { Text("No messages").navigationTitle("Inbox") }
      },
      Picture("toolbar") {
        NavigationStack {
          Text("Dear diary").navigationTitle("Note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .primaryAction) { Button("Done") {} }
            }
        }
      },
      Picture("navigationDestination") {
        NavigationStack {
          Text("Below").navigationTitle("Notes")
            .navigationDestination(isPresented: .constant(true)) {
              Text("Dear diary").navigationTitle("First note")
            }
        }
      },
      Picture("alert", height: 8) {
        Button("Delete") {}
          .alert("Delete the note?", isPresented: .constant(true)) {
            Button("Keep", role: .cancel) {}
            Button("Delete", role: .destructive) {}
          } message: {
            Text("This can't be undone.")
          }
      },
      Picture("confirmationDialog", height: 8) {
        Button("Share") {}
          .confirmationDialog("Share with", isPresented: .constant(true)) {
            Button("Friends") {}
            Button("Everybody") {}
          }
      },
      Picture("sheet", height: 7) {
        Button("New") {}
          .sheet(isPresented: .constant(true)) { TextField("Title", text: .constant("")) }
      },
      Picture("interactiveDismissDisabled", height: 5) {
        Button("New") {}
          .sheet(isPresented: .constant(true)) {
            Text("Answer first.").interactiveDismissDisabled()
          }
      },
      Picture("fullScreenCover", height: 3) {
        Button("Play") {}
          .fullScreenCover(isPresented: .constant(true)) { Text("The film begins.") }
      },
      Picture("popover", height: 5) {
        Button("?") {}
          .popover(isPresented: .constant(true)) { Text("Ask an administrator.") }
      },
    ]
  }
}

private struct Sizes: View {
  var body: some View {
    Text("Small").tag(0)
    Text("Large").tag(1)
  }
}
