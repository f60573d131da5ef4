/// The layout attributes of an element of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place of the element among those of its kind.
  open var indexPath = IndexPath()
  private var geometry = ViewGeometry(frame: .zero)
  /// The rectangle around the element in the content, with its transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The middle of the element in the content.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }
  /// The size of the element without its transform.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }
  /// The rectangle of the element in itself.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform around the middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// The order from back to front; elements with greater numbers are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// The category of the element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  /// The axes in which the layout only estimates the size.
  var estimatedAxes = EstimatedAxes()
  /// Whether the element is in the scroll view of its section.
  var scrollsWithSection = false

  /// Attributes of the first item that has none.
  public override init() {
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// Attributes of the same class with the same values. A subclass adds its own.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor { $0.duplicate() } }

  /// A copy that a subclass of the attributes takes part in.
  var duplicated: UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = Self.make(type(of: self))
    (copy.indexPath, copy.geometry) = (indexPath, geometry)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.estimatedAxes, copy.scrollsWithSection) = (estimatedAxes, scrollsWithSection)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Whether all values are the same. A subclass compares its own, too.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath && geometry == other.geometry && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
    }
  }

  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}

extension UICollectionView {
  /// The category of an element of a collection.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

extension UIView {
  /// Gives a view the place and the look of an element.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    transform = attributes.transform
    bounds.size = attributes.size
    center = attributes.center
    alpha = attributes.alpha
    isHidden = attributes.isHidden
  }
}
