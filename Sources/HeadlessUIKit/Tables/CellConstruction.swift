// A table creates cells of the registered class by `init(style:reuseIdentifier:)`, headers and footers by
// `init(reuseIdentifier:)`, and a collection view its views by `init(frame:)`. Objective-C can call any initialiser of a class that it only knows at run time. Swift can only call a
// `required` initialiser of a metatype, and UIKit does not require cells of an app to have one. So the metatype is cast
// to that of a class which does. The initialiser has the same place in its method table, and the call reaches the one
// of the registered class.
//
// The object is not of the class of its static type. The optimiser must not notice this, so the classes are open and
// the functions are not optimised.

/// Represents any registered class of table cells.
@_spi(CellConstruction) open class ConstructibleTableViewCell: UITableViewCell {
  /// The initialiser that a table calls.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Represents any registered class of headers and footers.
@_spi(CellConstruction) open class ConstructibleTableViewHeaderFooterView: UITableViewHeaderFooterView {
  /// The initialiser that a table calls.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Represents any registered class of a collection's views.
@_spi(CellConstruction) open class ConstructibleCollectionReusableView: UICollectionReusableView {
  /// The initialiser that a collection calls.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UITableViewCell {
  @_optimize(none) static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(cellClass, to: ConstructibleTableViewCell.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_optimize(none) static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: ConstructibleTableViewHeaderFooterView.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
  }
}

extension UICollectionReusableView {
  @_optimize(none) static func make(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(viewClass, to: ConstructibleCollectionReusableView.Type.self).init(frame: .zero)
  }
}
