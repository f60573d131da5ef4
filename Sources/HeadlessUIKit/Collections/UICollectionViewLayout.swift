/// Decides where the items of a collection are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?
  /// How large the content is; subclasses say so.
  open var collectionViewContentSize: CGSize { .zero }

  /// A layout that no collection has yet.
  public override init() {
    super.init()
  }

  /// A layout from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Computes what the layout needs to know; subclasses do.
  open func prepare() {}

  /// Has the collection lay itself out again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
