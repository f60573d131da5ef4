extension NSLayoutConstraint {
  /// What UIKit raises where a constraint is made of items and attributes that do not go together.
  var misuse: UncaughtException? {
    if ![first, second].allSatisfy({ $0.item == nil || $0.item is any LayoutItem }) { return .strangeItem(first) }
    if isPlaceByItself { return .placeWithoutOther(first) }
    if second.item == nil { return nil }
    if (first.kind == .dimension) != (second.kind == .dimension) { return .unlikeAttributes(first) }
    return first.conflicts(with: second) ? .mixedSides(first) : nil
  }

  private var isPlaceByItself: Bool {
    first.kind != .dimension && first.kind != .nothing && (second.item == nil || multiplier == 0)
  }

  /// What UIKit raises where a priority changes that layout relies on.
  func misuse(of priority: UILayoutPriority) -> UncaughtException? {
    guard isActive, (priority == .required) != (self.priority == .required) else { return nil }
    return .changesRequirement(to: priority, from: self.priority)
  }
}
