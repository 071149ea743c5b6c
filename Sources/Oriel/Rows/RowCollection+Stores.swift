import ComposableArchitecture
import IdentifiedCollections
import Views

// NB: rows of these go by the ids that the collections know. A list that mounts few of its rows makes
// the stores of those few, and an unchanged order is recognised by its version.

extension StoreCollection: RowCollection {
  package func rowID(at position: Int) -> AnyHashable { AnyHashable(id(at: position)) }

  package func rowPosition(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { self.position(of: $0) }
  }

  package var rowVersion: AnyHashable? {
    structure.map { AnyHashable($0) }
  }
}

extension IdentifiedArray: RowCollection {
  package func rowID(at position: Int) -> AnyHashable { AnyHashable(ids[position]) }

  package func rowPosition(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { index(id: $0) }
  }

  package var rowVersion: AnyHashable? { AnyHashable(structure) }
}
