import LayoutSolver

extension AnchorOwner {
  /// The active constraints along an axis about the item, and those about what it is placed by. What places the
  /// views around the item is left out.
  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var known: Set<ObjectIdentifier> = []
    var items: [any AnchorOwner] = [self]
    var knownItems: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = 0
    while next < items.count {
      for constraint in items[next].constraintsAboutItself where constraint.firstAttribute.axis == axis {
        guard known.insert(ObjectIdentifier(constraint)).inserted else { continue }
        found.append(constraint)
        for other in constraint.items where !isInside(other) && knownItems.insert(ObjectIdentifier(other)).inserted {
          items.append(other)
        }
      }
      next += 1
    }
    return found
  }

  private var constraintsAboutItself: [NSLayoutConstraint] {
    let view = self as? UIView
    let own = view?.ownConstraints.all ?? []
    let arranging = [view, view?.superview].compactMap(\.self).flatMap(\.arrangingConstraints)
    return (own + constraintsAbove.all + arranging).filter { constraint in constraint.items.contains { $0 === self } }
  }

  /// Whether the item is in another one, which is therefore placed without it. A guide of the author's is beside it.
  private func isInside(_ other: any AnchorOwner) -> Bool {
    if (other as? UILayoutGuide)?.role == .custom { return false }
    guard other !== self, let view = other.ownView else { return false }
    return enclosingView?.isDescendant(of: view) ?? false
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is measured across or downwards; nil for none.
  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .leadingOrTrailing, .leftOrRight, .centerX: .horizontal
    case .vertical: .vertical
    case .dimension: self == .width ? .horizontal : .vertical
    case .nothing: nil
    }
  }
}
