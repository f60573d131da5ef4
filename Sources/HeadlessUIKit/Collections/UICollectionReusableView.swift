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
}
