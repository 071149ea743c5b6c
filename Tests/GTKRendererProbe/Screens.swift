import Views

/// Fields, a button that is disabled without input, work that takes time, an alert, and a push.
struct LoginScreen: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isLoading = false
  @State private var isAlertShown = false
  @State private var isWelcomeShown = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text("Welcome back").font(.title)
        TextField("E-mail", text: Binding(get: { email }, set: { email = $0.uppercased() }))
        SecureField("Password", text: $password)
        HStack {
          Button("Log in") { logIn() }
            .disabled(email.isEmpty || password.isEmpty || isLoading)
          if isLoading { ProgressView() }
        }
      }
      .padding()
      .navigationTitle("Login")
      .alert("Login failed", isPresented: $isAlertShown) {
        Button("Try again") {}
        Button("Cancel", role: .cancel) { password = "" }
      } message: {
        Text("The password is wrong.")
      }
      .navigationDestination(isPresented: $isWelcomeShown) {
        Text("Hello, \(email)").navigationTitle("Welcome")
      }
    }
  }

  private func logIn() {
    isLoading = true
    Task {
      try await Task.sleep(for: .milliseconds(300))
      isLoading = false
      if password == "secret" { isWelcomeShown = true } else { isAlertShown = true }
    }
  }
}

/// One of each control.
struct ControlsScreen: View {
  @State private var isOn = true
  @State private var amount = 0.4
  @State private var choice = "Tea"
  @State private var name = "Ada"

  var body: some View {
    Form {
      Section("Settings") {
        Toggle("Notifications", isOn: $isOn)
        Slider(value: $amount) { Text("Volume") }
        Picker("Drink", selection: $choice) {
          Text("Tea").tag("Tea")
          Text("Coffee").tag("Coffee")
        }
        TextField("Name", text: $name)
      }
      Section("State") {
        HStack {
          Text("Choice").bold()
          Spacer()
          Text(choice).foregroundStyle(.secondary)
        }
        ProgressView(value: amount)
        Divider()
        Button("Reset", role: .destructive) { (isOn, amount, choice) = (true, 0.4, "Tea") }
      }
    }
  }
}
