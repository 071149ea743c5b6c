import Glibc
import Views

/// One of everything that a user can operate.
struct ControlsScreen: View {
  @State var name = "Zoë 한글"
  @State var notes = "First line\nSecond line"
  @State var isLoud = false
  @State var volume = 0.5
  @State var count = 1
  @State var color = "Green"
  @State var size = "M"
  @State var asks = false
  @State var isSheetShown = false
  @State var last = "nothing"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextEditor(text: $notes)
          .accessibilityLabel("Notes")
        Section("Sound") {
          Toggle("Loud", isOn: $isLoud)
          Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          Stepper("Count", value: $count, in: 0...5)
        }
        Section("Looks") {
          Picker("Color", selection: $color) {
            ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0).tag($0) }
          }
          Picker("Size", selection: $size) {
            ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        HStack {
          Button("Ask") { asks = true }
          Button("Sheet") { isSheetShown = true }
          Button("Crash", role: .destructive) { abort() }
          Menu("More") {
            Button("Copy") { last = "copy" }
            Button("Paste") { last = "paste" }
          }
        }
        Text("Last: \(last), \(name.count) letters, \(color), \(size), \(count)")
          .foregroundStyle(.secondary)
      }
      .navigationTitle("Controls")
      .alert("Delete all?", isPresented: $asks) {
        Button("Delete", role: .destructive) { last = "deleted" }
        Button("Cancel", role: .cancel) { last = "kept" }
      } message: {
        Text("This can't be undone.")
      }
      .sheet(isPresented: $isSheetShown) {
        VStack {
          Text("A page above the window")
          TextField("City", text: $name)
          Button("Done") { isSheetShown = false }
        }
      }
    }
  }
}

struct Row: Identifiable {
  let id: Int
}

/// Many rows, of which one can be selected.
struct RowsScreen: View {
  let count: Int
  @State var selection: Int?

  var body: some View {
    VStack {
      Text(selection.map { "Selected \($0)" } ?? "Nothing selected")
      List((0..<count).map(Row.init), selection: $selection) { row in
        Text("Row \(row.id)")
      }
    }
  }
}

/// Prints while it is shown.
struct NoisyScreen: View {
  @State var presses = 0

  var body: some View {
    VStack {
      Text("Pressed \(presses) times")
      Button("Print") {
        presses += 1
        print("printed \(presses)")
        let complaint = Array("complained \(presses)\n".utf8)
        write(STDERR_FILENO, complaint, complaint.count)
      }
    }
  }
}

/// Exactly as tall as its terminal, whatever its height, and changing in its first and last line.
struct FullScreen: View {
  @State var rounds = 0

  var body: some View {
    VStack {
      Button("First \(rounds)") { rounds += 1 }
      Spacer()
      Text("Last \(rounds)")
    }
  }
}

/// Changes a thousand times a second while somebody types.
struct TickingScreen: View {
  @State var ticks = 0
  @State var text = ""

  var body: some View {
    VStack {
      Text("Ticks \(ticks)")
      TextField("Text", text: $text)
    }
    .task {
      while !Task.isCancelled {
        ticks += 1
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
    }
  }
}
