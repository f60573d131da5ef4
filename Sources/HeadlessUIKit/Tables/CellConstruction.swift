// A table creates cells of the registered class by `init(style:reuseIdentifier:)`, and a collection view by
// `init(frame:)`. Objective-C can call any initialiser of a class that it only knows at run time. Swift can only call a
// `required` initialiser of a metatype, and UIKit does not require cells of an app to have one. So the metatype is cast to
// that of a class which does. The initialiser has the same place in its method table, and the call reaches the one of the
// registered class.
//
// What is made is not of the class that it is looked at as. That the optimiser must not notice: the classes are open,
// so that it cannot know all there is of them, and the functions are left as they are.

/// Stands for any registered class of table cells.
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

/// Stands for any registered class of collection cells.
@_spi(CellConstruction) open class ConstructibleCollectionViewCell: UICollectionViewCell {
  /// The initialiser that a collection calls.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A cell from an archive.
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

extension UICollectionViewCell {
  @_optimize(none) static func make(_ cellClass: UICollectionViewCell.Type) -> UICollectionViewCell {
    unsafeBitCast(cellClass, to: ConstructibleCollectionViewCell.Type.self).init(frame: .zero)
  }
}
