/// A view that a collection makes by name.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var name: String?
  /// The item that the view shows as a cell.
  var item: IndexPath?

  /// The name that the view was registered under.
  open var reuseIdentifier: String? { name }

  /// A view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before a view that was used is used again.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout has for the view. Subclasses that have attributes of their own override it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers: with the lengths that its constraints need where the layout estimates them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimated = layoutAttributes.estimatedAxes
    guard !estimated.isEmpty else { return layoutAttributes }
    let own = fittedSize(layoutAttributes.size, estimated)
    guard own.width > 0, own.height > 0 else { return layoutAttributes }
    let fitting = layoutAttributes.duplicated
    fitting.size = own
    return fitting
  }

  /// The size that the constraints had when they were solved last, and for which size of the layout.
  private var fitted: (size: CGSize, estimated: EstimatedAxes, own: CGSize)?

  /// The size that the constraints need, near a size of the layout. They are solved again only if they have changed.
  private func fittedSize(_ size: CGSize, _ estimated: EstimatedAxes) -> CGSize {
    let isSettled = !needsSolving && !needsLayout && !holdsLayout
    if let fitted, isSettled, fitted.size == size, fitted.estimated == estimated { return fitted.own }
    let own = systemLayoutSizeFitting(
      CGSize(width: estimated.width ? 0 : size.width, height: estimated.height ? 0 : size.height),
      withHorizontalFittingPriority: estimated.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimated.height ? .fittingSizeLevel : .required)
    fitted = (size, estimated, own)
    return own
  }
}
