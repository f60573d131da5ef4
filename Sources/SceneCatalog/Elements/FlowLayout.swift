extension ElementKind {
  package static let flowLayout = ElementKind(
    "flowLayout", .collectionLayout, type: "UICollectionViewFlowLayout", placement: .creationArgument,
    "Lays the items of a collection out in lines.",
    attributes: [
      .init("itemSize", .size, sets: "itemSize", "The size of items."),
      .init(
        "estimatedItemSize", .sizeOr(.estimatedItemSize), sets: "estimatedItemSize",
        "The likely size of items that work out their own, or `automatic`."),
      .init("minimumLineSpacing", .number, sets: "minimumLineSpacing", "The least distance between lines."),
      .init(
        "minimumInteritemSpacing", .number, sets: "minimumInteritemSpacing",
        "The least distance between items of a line."),
      .init("sectionInset", .edgeInsets, sets: "sectionInset", "How far sections stay from the edges."),
      .init(
        "sectionInsetReference", .choice(.sectionInsetReference), sets: "sectionInsetReference",
        "The edges that sections stay from."),
      .init("scrollDirection", .choice(.scrollDirection), sets: "scrollDirection", "The direction of scrolling."),
      .init("headerReferenceSize", .size, sets: "headerReferenceSize", "The size of headers of sections."),
      .init("footerReferenceSize", .size, sets: "footerReferenceSize", "The size of footers of sections."),
      .init(
        "sectionHeadersPinToVisibleBounds", .boolean, sets: "sectionHeadersPinToVisibleBounds",
        "Whether headers stay in sight while their section is."),
      .init(
        "sectionFootersPinToVisibleBounds", .boolean, sets: "sectionFootersPinToVisibleBounds",
        "Whether footers stay in sight while their section is."),
    ],
    including: [[.id], AttributeKind.customClass],
    example: """
      <flowLayout itemSize="104 104" minimumLineSpacing="2" minimumInteritemSpacing="2"/>
      """
  )
}
