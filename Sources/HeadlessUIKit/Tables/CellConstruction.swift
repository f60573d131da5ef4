// A table makes cells of the class that was registered with it, by way of `init(style:reuseIdentifier:)`, and a
// collection by way of `init(frame:)`. Objective-C can call any initialiser of a class that it only knows at run time;
// Swift lets a metatype be called by a `required` initialiser alone, and to ask that of every author's cell would be to
// ask for other code than UIKit does. So the metatype is looked at as that of a class which does require it: the
// initialiser has the same place in the table of methods there, and the call arrives at the registered class's own.
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
