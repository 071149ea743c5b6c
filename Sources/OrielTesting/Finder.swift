import TextRenderer
import ViewTree

/// A place on a screen to look for things in: the screen itself, or something found on it.
@MainActor
public protocol Finder {
  /// Looks here for what a query describes.
  func find(_ query: Query) -> Target
}

extension Screen: Finder {
  public func find(_ query: Query) -> Target {
    Target(screen: self, query: query)
  }
}

extension Target: Finder {
  public func find(_ query: Query) -> Target {
    var query = query
    query.scopes = self.query.scopes + [self.query]
    query.scopes[query.scopes.count - 1].scopes = []
    return Target(screen: screen, query: query)
  }
}

extension Finder {
  public func button(_ name: String) -> Target {
    find(Query(roles: [.button, .link], noun: "button", name: name))
  }

  /// A field of any kind: plain, secure, for a search, or of many lines.
  public func textField(_ name: String) -> Target {
    find(
      Query(
        roles: [.textField, .secureField, .searchField, .textArea], noun: "text field", name: name))
  }

  public func toggle(_ name: String) -> Target { find(Query(roles: [.toggle], name: name)) }
  public func slider(_ name: String) -> Target { find(Query(roles: [.slider], name: name)) }
  public func stepper(_ name: String) -> Target { find(Query(roles: [.stepper], name: name)) }
  public func picker(_ name: String) -> Target { find(Query(roles: [.picker], name: name)) }
  public func datePicker(_ name: String) -> Target {
    find(Query(roles: [.datePicker], name: name))
  }
  public func disclosure(_ name: String) -> Target {
    find(Query(roles: [.disclosure], name: name))
  }
  public func menu(_ name: String) -> Target { find(Query(roles: [.menu], name: name)) }
  public func image(_ name: String) -> Target { find(Query(roles: [.image], name: name)) }

  /// Text that is exactly this.
  public func text(_ text: String) -> Target {
    find(Query(roles: [.text, .heading], noun: "text", name: text))
  }

  /// Text with this in it.
  public func text(containing part: String) -> Target {
    find(Query(roles: [.text, .heading], noun: "text", fragment: part))
  }

  /// Anything that is called so: by its label, else by what it shows.
  public func labelled(_ name: String) -> Target { find(Query(name: name)) }

  /// The tab of a page.
  public func tab(_ name: String) -> Target { find(Query(noun: "tab", name: name, place: .tab)) }

  /// A row of a list: named by its label, else by any text in it, else by all of them with commas
  /// between.
  public func row(_ name: String) -> Target { find(Query(noun: "row", name: name, place: .row)) }

  /// The alert on screen, with a title or whatever its title.
  public func alert(_ title: String? = nil) -> Target { find(Query(roles: [.alert], name: title)) }

  /// The confirmation dialog on screen.
  public func dialog(_ title: String? = nil) -> Target {
    find(Query(roles: [.dialog], name: title))
  }

  public func sheet() -> Target { find(Query(roles: [.sheet])) }
  public func list(_ name: String? = nil) -> Target { find(Query(roles: [.list], name: name)) }
  public func section(_ header: String) -> Target { find(Query(roles: [.section], name: header)) }

  /// Anything with an accessibility identifier.
  public func identified(_ identifier: String) -> Target { find(Query(identifier: identifier)) }

  /// Anything of a role, with a name where one is given.
  public func element(_ role: Role, _ name: String? = nil) -> Target {
    find(Query(roles: [role], name: name))
  }
}
