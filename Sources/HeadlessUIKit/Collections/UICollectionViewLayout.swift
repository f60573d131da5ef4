/// Decides where the items of a collection are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  open var collectionViewContentSize: CGSize { .zero }

  /// A layout that no collection has yet.
  public override init() {
    super.init()
  }

  /// A layout from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func prepare() {}

  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}
