import CGTK
import CGTKRows

/// The model of a ``ListView``: a number of rows, and who knows them.
@MainActor
final class ListModel {
  let raw: UnsafeMutableRawPointer
  let source = Source()
  var count = 0

  final class Source {
    weak var value: (any ListViewSource)?
    fileprivate weak var model: ListModel?
  }

  init() {
    raw = oriel_rows_new(Self.calls, Unmanaged.passRetained(source).toOpaque())!
    source.model = self
  }

  isolated deinit {
    g_object_unref(raw)
  }

  // One for the life of the process, as C keeps its address.
  private static let calls: UnsafeMutablePointer<OrielRowsCalls> = {
    let calls = UnsafeMutablePointer<OrielRowsCalls>.allocate(capacity: 1)
    calls.initialize(
      to: OrielRowsCalls(
        item: { data, position in
          nonisolated(unsafe) let data = data!
          // As an address: pointers don't leave an actor.
          let item = MainActor.assumeIsolated {
            let cell = ListModel.source(data).value?.cell(forRow: Int(position))
            return cell?.item.map { UInt(bitPattern: $0) }
          }
          let known = item.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
          return known.map { g_object_ref($0) } ?? oriel_row_item_new()
        },
        is_selected: { data, position in
          nonisolated(unsafe) let data = data!
          return MainActor.assumeIsolated {
            (ListModel.source(data).value?.isSelected(Int(position)) ?? false).gboolean
          }
        },
        select: { data, selected, mask in
          nonisolated(unsafe) let (data, selected, mask) = (data!, selected!, mask!)
          return MainActor.assumeIsolated {
            let source = ListModel.source(data)
            guard let model = source.model else { return 0 }
            source.value?.select(
              ListSelectionChange(selected: selected, mask: mask, count: model.count))
            return 1
          }
        },
        end: { Unmanaged<Source>.fromOpaque($0!).release() }))
    return calls
  }()

  private static func source(_ data: UnsafeMutableRawPointer) -> Source {
    Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
  }
}
