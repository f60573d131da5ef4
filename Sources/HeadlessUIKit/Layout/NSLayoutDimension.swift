/// The width or height of an item, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // MARK: To a constant

  /// Keeps the size at a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, .nothing, constant: c)
  }

  /// Keeps the size at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, .nothing, constant: c)
  }

  /// Keeps the size at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, .nothing, constant: c)
  }

  // MARK: To a multiple

  /// Keeps this anchor equal to the other, times the multiplier.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.term, multiplier: m)
  }

  /// Keeps this anchor at least at the other, times the multiplier.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, multiplier: m)
  }

  /// Keeps this anchor at most at the other, times the multiplier.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, multiplier: m)
  }

  // MARK: To a multiple and more

  /// Keeps this anchor equal to the other, times the multiplier, plus the constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor.term, multiplier: m, constant: c)
  }

  /// Keeps this anchor at least at the other, times the multiplier, plus the constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  /// Keeps this anchor at most at the other, times the multiplier, plus the constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
