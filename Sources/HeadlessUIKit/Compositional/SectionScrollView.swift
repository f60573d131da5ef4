/// Scrolls the items of a section across the scroll direction of the collection.
final class SectionScrollView: UIScrollView {
  /// Has the layout called again that follows the offset.
  var didScroll: (() -> Void)?

  override var bounds: CGRect {
    didSet { if oldValue.origin != bounds.origin { didScroll?() } }
  }

  /// Whether a cell is in the section.
  func holds(_ cell: UICollectionViewCell?) -> Bool { cell?.superview === self }
}
