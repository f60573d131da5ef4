/// A decoration view behind a section.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, whose class is registered with the layout.
  public let elementKind: String
  /// The order from back to front; the other views of the section are in front of 0.
  public var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view as large as its section, without the insets of the item.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeSpace(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
