/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the app's own views.
  open private(set) lazy var contentView = UIView()

  /// The size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    if contentView.frame.size != bounds.size { contentView.frame = CGRect(origin: .zero, size: bounds.size) }
    super.layoutSubviews()
  }
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
    addSubview(contentView)
  }

  /// Makes a cell without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
