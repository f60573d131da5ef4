extension ElementKind {
  package static let flowLayout = ElementKind(
    "flowLayout", .collectionLayout, type: "UICollectionViewFlowLayout", placement: .creationArgument,
    "A layout that arranges items in a grid.",
    attributes: [
      .init("itemSize", .size, sets: "itemSize", "The default size of items."),
      .init(
        "estimatedItemSize", .sizeOr(.estimatedItemSize), sets: "estimatedItemSize",
        "The estimated size of self-sizing items, or `automatic`."),
      .init("minimumLineSpacing", .number, sets: "minimumLineSpacing", "The minimum spacing between lines of items."),
      .init(
        "minimumInteritemSpacing", .number, sets: "minimumInteritemSpacing",
        "The minimum spacing between items in the same line."),
      .init("sectionInset", .edgeInsets, sets: "sectionInset", "The margins around the items of a section."),
      .init(
        "sectionInsetReference", .choice(.sectionInsetReference), sets: "sectionInsetReference",
        "The boundary from which section insets are measured."),
      .init(
        "scrollDirection", .choice(.scrollDirection), sets: "scrollDirection", "The scroll direction of the layout."),
      .init("headerReferenceSize", .size, sets: "headerReferenceSize", "The default size of section headers."),
      .init("footerReferenceSize", .size, sets: "footerReferenceSize", "The default size of section footers."),
      .init(
        "sectionHeadersPinToVisibleBounds", .boolean, sets: "sectionHeadersPinToVisibleBounds",
        "Whether headers pin to the visible bounds during scrolling."),
      .init(
        "sectionFootersPinToVisibleBounds", .boolean, sets: "sectionFootersPinToVisibleBounds",
        "Whether footers pin to the visible bounds during scrolling."),
    ],
    including: [[.id], AttributeKind.customClass],
    example: """
      <flowLayout itemSize="104 104" minimumLineSpacing="2" minimumInteritemSpacing="2"/>
      """
  )
}
