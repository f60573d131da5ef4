/// An edge, a centre or an extent of an item, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: AnchorTerm

  init(_ term: AnchorTerm) {
    self.term = term
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(AnchorTerm(item: item, attribute: attribute))
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: AnchorTerm,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    if term.conflicts(with: other) { UncaughtException.incompatibleAnchors(term, other).raise() }
    return NSLayoutConstraint(term, relation, other, multiplier: multiplier, constant: constant)
  }

  /// Keeps this anchor equal to the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.term)
  }

  /// Keeps this anchor at least at the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term)
  }

  /// Keeps this anchor at most at the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term)
  }

  /// Keeps this anchor equal to the other, plus the constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.term, constant: c)
  }

  /// Keeps this anchor at least at the other, plus the constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Keeps this anchor at most at the other, plus the constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, constant: c)
  }
}
