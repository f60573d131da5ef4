/// A view that a collection makes by name.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var name: String?

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

  /// The attributes that the view prefers: with the size that its constraints need, if the layout estimates sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collection = superview as? UICollectionView, collection.collectionViewLayout.followsCells else {
      return layoutAttributes
    }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width > 0, size.height > 0,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = size
    return fitting
  }
}
