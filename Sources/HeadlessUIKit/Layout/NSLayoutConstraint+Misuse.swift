extension NSLayoutConstraint {
  /// The exception of UIKit for a constraint of items and attributes that cannot be combined; nil if it is valid.
  var misuse: UncaughtException? {
    if ![first, second].allSatisfy({ $0.item == nil || $0.item is any AnchorOwner }) { return .strangeItem(first) }
    if isPlaceByItself { return .placeWithoutOther(first) }
    if second.item == nil { return nil }
    if (first.kind == .dimension) != (second.kind == .dimension) { return .unlikeAttributes(first) }
    return first.conflicts(with: second) ? .mixedSides(first) : nil
  }

  private var isPlaceByItself: Bool {
    first.kind != .dimension && first.kind != .nothing && (second.item == nil || multiplier == 0)
  }

  /// The exception of UIKit for a change of a priority that layout relies on; nil if it is valid.
  func misuse(of priority: UILayoutPriority) -> UncaughtException? {
    guard isActive, (priority == .required) != (self.priority == .required) else { return nil }
    return .changesRequirement(to: priority, from: self.priority)
  }
}
