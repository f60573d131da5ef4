/// Decides where the items of a collection are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of the content. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// A layout that no collection has yet.
  public override init() {
    super.init()
  }

  /// Makes a layout without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Prepares the layout. Subclasses override it.
  open func prepare() {}

  /// Has the collection lay itself out again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
