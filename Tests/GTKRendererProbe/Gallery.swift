import FoundationEssentials
import Views

/// Every kind and modifier of the vocabulary in one window, by pages: for tests that read them back
/// and for eyes.
struct GalleryScreen: View {
  let page: String

  var body: some View {
    switch page {
    case "choices": ChoicesPage()
    case "containers": ContainersPage()
    case "looks": LooksPage()
    case "tabs": TabsPage()
    case "bars": BarsPage()
    case "places": PlacesPage()
    case "lists": ListsPage()
    default: FieldsPage()
    }
  }
}

private struct FieldsPage: View {
  @State private var name = "Ada Lovelace"
  @State private var password = "secret"
  @State private var query = ""
  @State private var notes = "First line\nSecond line"
  @State private var amount = 0.4
  @State private var guests = 2
  @State private var isOn = true
  @FocusState private var focus: String?

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name).focused($focus, equals: "name")
        SecureField("Password", text: $password)
        TextField("Notes", text: $notes, axis: .vertical)
      }
      Section {
        Toggle("Notifications", isOn: $isOn)
        Toggle("Sounds", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Pinned", isOn: $isOn).toggleStyle(.button)
        Slider(value: $amount) { Text("Volume") }
        Stepper("Guests: \(guests)", value: $guests, in: 0...9)
      } header: {
        Text("Controls")
      } footer: {
        Text("What is set here is kept.")
      }
      HStack {
        Button("Cancel", role: .cancel) {}
        Spacer()
        Button("Delete", role: .destructive) {}
        Button("Save") {}.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
      }
    }
    .navigationTitle("Fields")
  }
}

private struct ChoicesPage: View {
  @State private var choice = "Tea"
  @State private var size = 1
  @State private var date = Date(timeIntervalSince1970: 951_782_400)
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Drink", selection: $choice) {
        Text("Tea").tag("Tea")
        Text("Coffee").tag("Coffee")
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Cup", selection: $size) {
        Text("Paper").tag(0)
        Text("Glass").tag(1)
      }
      .pickerStyle(.inline)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Meeting", selection: $date)
      Menu("More") {
        Button("Rename") {}
        Button("Duplicate") {}
        Divider()
        Button("Delete", role: .destructive) {}
      }
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Button("By name") {}
        Button("By date") {}
      }
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("Everything that matters")
        Text("and what doesn't")
      }
      ProgressView("Waiting")
      ProgressView("Loading", value: 0.6)
    }
    .padding()
    .navigationTitle("Choices")
  }
}

private struct ContainersPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Grid of rows").font(.headline)
        Grid {
          GridRow {
            Text("Name").bold()
            Text("Born").bold()
            Text("City").bold()
          }
          GridRow {
            Text("Ada Lovelace")
            Text("1815")
            Text("London")
          }
          GridRow {
            Text("Grace Hopper")
            Text("1906")
            Text("New York")
          }
        }
        Text("Grid of columns").font(.headline)
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(1..<8) { number in
            Button("Cell \(number)") {}
          }
        }
        Text("Layers").font(.headline)
        ZStack {
          RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 200, height: 60)
          Text("in front").foregroundStyle(.white)
        }
        HStack(spacing: 12) {
          Circle().fill(.red).frame(width: 32, height: 32)
          Rectangle().fill(.green).frame(width: 32, height: 32)
          Capsule().fill(.orange).frame(width: 64, height: 32)
          Ellipse().fill(.purple).frame(width: 64, height: 32)
        }
        Divider()
        HStack {
          Text("start")
          Spacer()
          Text("end")
        }
        GroupBox("A box") {
          Text("with a title")
        }
      }
      .padding()
    }
    .navigationTitle("Containers")
  }
}

private struct LooksPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Second title").font(.title2)
        Text("Third title").font(.title3)
        Text("Headline").font(.headline)
        Text("Subheadline").font(.subheadline)
        Text("Body, **bold**, *italic*, `code`").font(.body)
        Text("Caption").font(.caption).foregroundStyle(.secondary)
        HStack(spacing: 12) {
          Text("error").foregroundStyle(.red)
          Text("accent").foregroundStyle(.tint)
          Text("secondary").foregroundStyle(.secondary)
          Text("background").padding().background(.yellow)
        }
        HStack(spacing: 12) {
          Image(systemName: "person.crop.circle").accessibilityLabel("Person")
          Image(systemName: "tray.fill").accessibilityLabel("Tray")
          Image(systemName: "star.fill").font(.title).accessibilityLabel("Star")
          Image(systemName: "a.circle").accessibilityLabel("A")
          Image(systemName: "figure.walk").accessibilityLabel("Walk")
          Label("Settings", systemImage: "gear")
        }
        HStack(spacing: 12) {
          Text("Inbox").badge(3)
          Button("Drafts") {}.badge(12)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Link") {}.buttonStyle(.link)
        }
        HStack(spacing: 12) {
          Toggle("Tinted", isOn: .constant(true)).tint(.green)
          Button("Tinted") {}.tint(.red)
          Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.orange)
        }
        ProgressView(value: 0.5).tint(.purple)
        Text("A tooltip and a menu").help("This is the tip")
          .contextMenu {
            Button("Copy") {}
            Button("Delete", role: .destructive) {}
          }
        Text("Half there").opacity(0.5)
        Text("One line of this text and no more, however long it may be and however much it says")
          .lineLimit(1)
        Text("Centred\nlines").multilineTextAlignment(.center)
      }
      .padding()
    }
    .navigationTitle("Looks")
  }
}

private struct TabsPage: View {
  @State private var tab = "inbox"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          NavigationLink("Letter") { Text("Dear Ada").navigationTitle("Letter") }
        }
        .navigationTitle("Inbox")
        .toolbar { Button("Compose") {} }
      }
      .tabItem { Label("Inbox", systemImage: "tray") }
      .tag("inbox")
      .badge(3)
      Text("Nothing to set").tabItem { Label("Settings", systemImage: "gear") }.tag("settings")
    }
  }
}

private struct BarsPage: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Text("What a page puts into the bars of its window").padding()
        .navigationTitle("Bars")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .primaryAction) {
            Menu("More", systemImage: "ellipsis.circle") {
              Button("Rename") {}
              Button("Delete", role: .destructive) {}
            }
          }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          ToolbarItem(placement: .bottomBar) {
            Button {
            } label: {
              Image(systemName: "trash").accessibilityLabel("Delete")
            }
          }
        }
        .searchable(text: $query)
    }
  }
}

private struct PlacesPage: View {
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var isSheetShown = false
  @State private var isPopoverShown = false
  @State private var answer = "none"

  var body: some View {
    VStack(spacing: 12) {
      Text("Answer: \(answer)")
      Button("Alert") { isAlertShown = true }
      Button("Dialog") { isDialogShown = true }
      Button("Sheet") { isSheetShown = true }
      Button("Popover") { isPopoverShown = true }
    }
    .padding()
    .navigationTitle("Places")
    .alert("Delete the letter?", isPresented: $isAlertShown) {
      Button("Delete", role: .destructive) { answer = "deleted" }
      Button("Keep", role: .cancel) { answer = "kept" }
    } message: {
      Text("It can't be undone.")
    }
    .confirmationDialog("Share with", isPresented: $isDialogShown, titleVisibility: .visible) {
      Button("Ada") { answer = "Ada" }
      Button("Grace") { answer = "Grace" }
      Button("Everybody in the company") { answer = "all" }
    }
    .sheet(isPresented: $isSheetShown) {
      SheetPage { answer = "sheet" }
    }
    .popover(isPresented: $isPopoverShown) {
      VStack(spacing: 6) {
        Text("A bubble")
        Button("Close it") {
          answer = "popover"
          isPopoverShown = false
        }
      }
    }
  }
}

private struct SheetPage: View {
  let done: @MainActor () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var isAlertShown = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        Button("Discard…") { isAlertShown = true }
      }
      .navigationTitle("New letter")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            done()
            dismiss()
          }
        }
      }
      .alert("Discard it?", isPresented: $isAlertShown) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Go on", role: .cancel) {}
      }
    }
  }
}

private struct ListsPage: View {
  @State private var selection: Int? = 1

  var body: some View {
    List(selection: $selection) {
      Section("Today") {
        ForEach(0..<3) { number in
          HStack {
            Image(systemName: "envelope")
            Text("Letter \(number)")
            Spacer()
            Text("9:4\(number)").foregroundStyle(.secondary)
          }
          .tag(number)
          .swipeActions { Button("Delete", role: .destructive) {} }
        }
      }
      Section("Yesterday") {
        Text("An old letter").tag(10)
        Text("Unread").badge(2).tag(11)
      }
    }
    .navigationTitle("Lists")
  }
}
