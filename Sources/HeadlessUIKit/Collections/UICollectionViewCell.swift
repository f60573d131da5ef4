/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the app's own views.
  open private(set) lazy var contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on the item.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the item is selected.
  open var selectedBackgroundView: UIView?

  /// A cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// Makes a cell without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}
