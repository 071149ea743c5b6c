import IssueReporting

/// A path of any hashable values.
public struct NavigationPath: Hashable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

extension NavigationStack {
  /// A stack whose pushed screens are the elements of a path, each shown by the
  /// `navigationDestination(for:)` of its type. Going back shortens the path.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      path: NavigationPathBox.values(
        { path.wrappedValue.map { AnyHashable($0) } },
        pop: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) },
        push: { element in
          guard let element = element.base as? Data.Element else { return false }
          path.wrappedValue.append(element)
          return true
        }),
      root: root())
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: .values(path) { _ in true }, root: root())
  }
}

extension NavigationPathBox {
  /// Screens for values of any type that `isTaken`.
  static func values(
    _ path: Binding<NavigationPath>, isTaken: @escaping @MainActor (AnyHashable) -> Bool
  ) -> NavigationPathBox {
    values(
      { path.wrappedValue.elements },
      pop: { path.wrappedValue.elements = Array(path.wrappedValue.elements.prefix($0)) },
      push: { element in
        guard isTaken(element) else { return false }
        path.wrappedValue.elements.append(element)
        return true
      })
  }

  /// Screens for values, told apart by position and value.
  static func values(
    _ elements: @escaping @MainActor () -> [AnyHashable],
    pop: @escaping @MainActor (Int) -> Void,
    push: @escaping @MainActor (AnyHashable) -> Bool
  ) -> NavigationPathBox {
    let source = ScreenSource<PathPlace, PathScreen>(
      {
        PathScreens(elements().enumerated().map { PathPlace(index: $0, element: $1) }) {
          PathScreen(element: $0.element)
        }
      },
      { place in
        // Another value may have come to this place, before the screen of this one is gone.
        let elements = elements()
        guard elements.indices.contains(place.index), elements[place.index] == place.element
        else { return }
        pop(place.index)
      })
    return NavigationPathBox(
      screens: { context in
        Blueprint(
          .sequence(
            source.read().map {
              Blueprint(.keyed($0.element, BlueprintBox(context.screen($0, of: source))))
            }))
      },
      push: push)
  }
}

/// One place of a path, and what is there.
private struct PathPlace: Hashable {
  let index: Int
  let element: AnyHashable
}

/// The screen of one element of a path, found by the element's type.
private struct PathScreen: View {
  let element: AnyHashable
  @Environment(\.navigationRegistry) private var registry

  var body: some View {
    registry?.view(for: element)
  }
}

/// Which views show which types of a path's elements.
@MainActor
final class NavigationRegistry {
  private var builders: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
  private let version = StateBox(0)

  func register<D: Hashable, Destination: View>(
    _ type: D.Type, _ destination: @escaping @MainActor (D) -> Destination
  ) {
    if ScopeMount.current?.isShadow == true { return }
    builders[ObjectIdentifier(D.self)] = { element in
      (element.base as? D).map { AnyView(destination($0)) }
    }
    version.set(version.untracked + 1, Transaction())
  }

  /// Whether a view has been registered for values like this.
  func shows(_ element: AnyHashable) -> Bool {
    builders.values.contains { $0(element) != nil }
  }

  func view(for element: AnyHashable) -> AnyView? {
    _ = version.get()
    return builders.values.lazy.compactMap { $0(element) }.first
  }
}

extension EnvironmentValues {
  var navigationRegistry: NavigationRegistry? {
    get { self[object: NavigationRegistry.self] }
    set { self[object: NavigationRegistry.self] = newValue }
  }
}

extension View {
  /// Says how the stack around shows path elements of a type.
  public func navigationDestination<D: Hashable, Destination: View>(
    for type: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> Destination
  ) -> Modified<Self> {
    modified { context in
      guard let registry = context.environment.navigationRegistry else {
        reportIssue(
          """
          "navigationDestination(for: \(D.self).self)" was used outside of a "NavigationStack".

          It has no effect there. To fix this, move it to a view inside of the stack.
          """)
        return
      }
      registry.register(type, destination)
    }
  }
}
