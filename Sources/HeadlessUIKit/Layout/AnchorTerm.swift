/// One side of a constraint.
@MainActor final class AnchorTerm {
  /// The content of a side. A distance refers to the items of both its ends.
  enum Content {
    case nothing
    case attribute(NSLayoutConstraint.Attribute)
    case distance(from: AnchorTerm, to: AnchorTerm)
  }

  let content: Content
  private(set) weak var item: AnyObject?

  static let nothing = AnchorTerm(item: nil, attribute: .notAnAttribute)

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    content = attribute == .notAnAttribute ? .nothing : .attribute(attribute)
  }

  init(from start: AnchorTerm, to end: AnchorTerm) {
    item = end.item
    content = .distance(from: start, to: end)
  }

  var attribute: NSLayoutConstraint.Attribute {
    switch content {
    case .nothing: .notAnAttribute
    case .attribute(let attribute): attribute
    case .distance(_, let end): end.attribute
    }
  }

  var items: [any AnchorOwner] {
    if case .distance(let start, let end) = content { return start.items + end.items }
    // Testing for the two classes takes a fraction of the time of testing for the protocol.
    if let view = item as? UIView { return [view] }
    return (item as? UILayoutGuide).map { [$0] } ?? []
  }

  var kind: NSLayoutConstraint.Attribute.Kind {
    if case .distance = content { .dimension } else { attribute.kind }
  }

  /// Whether a distance is one across.
  var isAcross: Bool {
    switch attribute.kind {
    case .leadingOrTrailing, .leftOrRight, .centerX: true
    case .vertical, .dimension, .nothing: false
    }
  }

  /// Whether one side depends on the layout direction and the other does not.
  func conflicts(with other: AnchorTerm) -> Bool {
    switch (kind, other.kind) {
    case (.leadingOrTrailing, .leftOrRight), (.leftOrRight, .leadingOrTrailing): true
    default: false
    }
  }
}
