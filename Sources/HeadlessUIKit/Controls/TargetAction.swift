/// A method of an object that is called for an event, or of the first responder that has it.
///
/// The object is not retained, as in UIKit.
@MainActor struct TargetAction {
  let action: Selector
  /// The object; nil also if it has been deallocated.
  private(set) weak var target: AnyObject?
  private let isForResponders: Bool

  init(_ target: Any?, _ action: Selector) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    isForResponders = target == nil
  }

  /// One object, because Foundation on Linux has several that are not equal.
  private static let null = NSNull()

  /// The object as UIKit lists it: `NSNull` stands for the responder chain, an identifier for an object without a hash.
  var hashableTarget: AnyHashable {
    guard let target else { return AnyHashable(Self.null) }
    return (target as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
  }

  /// Whether the object has been deallocated, so that nothing is called.
  var isOver: Bool { target == nil && !isForResponders }

  /// Whether it is an action of a target; nil stands for any target and any action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { self.target === $0 as AnyObject } ?? true) && (action ?? self.action) == self.action
  }

  /// Whether both call the same method of the same object.
  func isSame(as other: TargetAction) -> Bool {
    action == other.action && target === other.target && isForResponders == other.isForResponders
  }
}
