import CGTK

/// One emission of a signal: its arguments, and its answer where it wants one.
///
/// Valid during the call only.
@MainActor
public struct Signal {
  let result: UnsafeMutablePointer<GValue>?
  let count: Int
  let values: UnsafePointer<GValue>

  /// The number of arguments, the sender not counted.
  public var argumentCount: Int { count - 1 }

  /// An integer, enumeration or flags argument, or 0 where it is something else.
  public func int(_ index: Int) -> Int {
    let value = argument(index)
    return switch oriel_value_fundamental_type(value) {
    case oriel_type_int(): Int(g_value_get_int(value))
    case oriel_type_uint(): Int(g_value_get_uint(value))
    case oriel_type_enum(): Int(g_value_get_enum(value))
    case oriel_type_flags(): Int(g_value_get_flags(value))
    default: 0
    }
  }

  /// A floating-point argument, or 0 where it is something else.
  public func double(_ index: Int) -> Double {
    let value = argument(index)
    return oriel_value_fundamental_type(value) == oriel_type_double()
      ? g_value_get_double(value) : 0
  }

  /// A truth value, or `false` where the argument is something else.
  public func bool(_ index: Int) -> Bool {
    let value = argument(index)
    return oriel_value_fundamental_type(value) == oriel_type_boolean()
      && Bool(g_value_get_boolean(value))
  }

  /// A text, or an empty one where the argument is something else.
  public func string(_ index: Int) -> String {
    let value = argument(index)
    guard oriel_value_fundamental_type(value) == oriel_type_string() else { return "" }
    return GTK.string(g_value_get_string(value))
  }

  /// Answers a signal that asks whether it was handled: `true` stops other handlers.
  public func answer(_ isHandled: Bool) {
    guard let result, oriel_value_fundamental_type(result) == oriel_type_boolean() else { return }
    g_value_set_boolean(result, isHandled.gboolean)
  }

  /// Answers a signal that asks for an object, which is given away.
  func answer(object: UnsafeMutableRawPointer) {
    guard let result else { return g_object_unref(object) }
    g_value_take_object(result, object)
  }

  /// The object argument's address, for comparisons within the module.
  func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(argument(index)).map { UnsafeMutableRawPointer($0) }
  }

  /// The object that emits the signal, alive during the call even where its handle is gone.
  var sender: UnsafeMutableRawPointer { UnsafeMutableRawPointer(g_value_get_object(values)!) }

  /// A Boolean property of the object that emits the signal.
  func senderFlag(_ property: String) -> Bool {
    Bool(oriel_get_boolean(sender, property))
  }

  private func argument(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index >= 0 && index < argumentCount, "The signal has \(argumentCount) arguments.")
    return values + index + 1
  }
}
