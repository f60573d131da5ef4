extension ElementKind {
  package static let segment = ElementKind(
    "segment", .segment,
    placement: .part(
      of: "UISegmentedControl", madeWith: "insertSegment(withTitle: {title}, at: {index}, animated: false)"),
    "A segment of a segmented control, with a title or an image.",
    attributes: [
      .init("title", .text, makesWith: "nil", "What it says."),
      .init(
        "image", .image, calls: "setImage(%, forSegmentAt: {index})", excludes: ["title"], "The image it shows."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, forSegmentAt: {index})", excludes: ["image", "title"],
        "The symbol it shows."),
      .init("enabled", .boolean, calls: "setEnabled(%, forSegmentAt: {index})", "Whether it can be selected."),
      .init(
        "width", .number, calls: "setWidth(%, forSegmentAt: {index})", "How wide it is, or 0 for as wide as others."),
      .init(
        "contentOffset", .size, calls: "setContentOffset(%, forSegmentAt: {index})",
        "How far its content is moved, across and down."),
    ],
    example: """
      <segment systemImage="map" enabled="false"/>
      """
  )
}
