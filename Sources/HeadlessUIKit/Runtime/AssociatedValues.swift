/// The associated values of objects.
///
/// Some objects store their own values. For other objects there is a table with weak references to them, because an
/// address alone could belong to another object later.
enum AssociatedValues {
  typealias Values = [UnsafeRawPointer: AssociatedValue]

  /// Locked while values are read or changed.
  static let lock = NSLock()

  private struct Entry {
    weak var object: AnyObject?
    var values: Values
  }

  nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]

  static func values(of object: AnyObject) -> Values {
    if let holder = object as? any AssociatedValueHolder { return holder.associatedValues ?? [:] }
    let entry = table[ObjectIdentifier(object)]
    return entry?.object === object ? entry?.values ?? [:] : [:]
  }

  static func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    removeEnded()
    var values = values(of: object)
    values[key] = value
    replaceValues(of: object, by: values)
  }

  static func removeAll(of object: AnyObject) {
    replaceValues(of: object, by: [:])
  }

  private static func replaceValues(of object: AnyObject, by values: Values) {
    if let holder = object as? any AssociatedValueHolder {
      holder.associatedValues = values.isEmpty ? nil : values
    } else {
      table[ObjectIdentifier(object)] = values.isEmpty ? nil : Entry(object: object, values: values)
    }
  }

  /// Releases the values of deallocated objects.
  static func removeEnded() {
    table = table.filter { $0.value.object != nil }
  }
}

/// An object that holds the values that are set on it, so that they end with it.
protocol AssociatedValueHolder: AnyObject {
  /// The values; nil if there are none, which takes no room.
  var associatedValues: AssociatedValues.Values? { get set }
}

extension UIResponder: AssociatedValueHolder {}
extension UIGestureRecognizer: AssociatedValueHolder {}
extension UIBarItem: AssociatedValueHolder {}
extension UILayoutGuide: AssociatedValueHolder {}
extension NSLayoutConstraint: AssociatedValueHolder {}
extension CALayer: AssociatedValueHolder {}
