/// Constraints in the order in which they were added, with fast removal.
struct ConstraintList {
  /// The constraints, with gaps where some have left.
  private var slots: [NSLayoutConstraint?] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { positions.isEmpty }
  var all: [NSLayoutConstraint] { slots.compactMap(\.self) }

  mutating func insert(_ constraint: NSLayoutConstraint) {
    guard positions[ObjectIdentifier(constraint)] == nil else { return }
    positions[ObjectIdentifier(constraint)] = slots.count
    slots.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    slots[position] = nil
    if positions.count < slots.count / 2 { closeGaps() }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (position, constraint) in all.enumerated() { positions[ObjectIdentifier(constraint)] = position }
  }
}
