/// A view of a section whose look a handler can change before it is displayed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front; views with greater numbers are in front.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The middle of the view.
  var center: CGPoint { get set }
  /// The transform around the middle.
  var transform: CGAffineTransform { get set }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The rectangle around the view.
  var frame: CGRect { get }
  /// The rectangle of the view in itself.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
