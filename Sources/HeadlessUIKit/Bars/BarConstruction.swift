// A navigation controller creates bars of the given classes by `init(frame:)`, as a collection view creates its cells;
// `CellConstruction` says how.

/// Represents any class of bars.
@_spi(CellConstruction) open class ConstructibleBar: UIView {
  /// The initialiser that a navigation controller calls.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  @_optimize(none) static func makeBar(_ barClass: AnyClass) -> UIView {
    unsafeBitCast(barClass, to: ConstructibleBar.Type.self).init(frame: .zero)
  }
}
