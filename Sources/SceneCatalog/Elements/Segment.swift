extension ElementKind {
  package static let segment = ElementKind(
    "segment", .segment,
    placement: .part(
      of: "UISegmentedControl", madeWith: "insertSegment(withTitle: {title}, at: {index}, animated: false)"),
    "A segment with a title or an image.",
    attributes: [
      .init("title", .text, makesWith: "nil", "The title of the segment."),
      .init(
        "image", .image, calls: "setImage(%, forSegmentAt: {index})", excludes: ["title"], "The image of the segment."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, forSegmentAt: {index})", excludes: ["image", "title"],
        "The SF Symbol of the segment."),
      .init(
        "enabled", .boolean, calls: "setEnabled(%, forSegmentAt: {index})", "Whether users can select the segment."),
      .init(
        "width", .number, calls: "setWidth(%, forSegmentAt: {index})",
        "The width of the segment, or 0 for an automatic width."),
      .init(
        "contentOffset", .size, calls: "setContentOffset(%, forSegmentAt: {index})",
        "The offset of the segment's content."),
    ],
    example: """
      <segment systemImage="map" enabled="false"/>
      """
  )
}
