extension ElementKind {
  package static let imageView = ElementKind(
    "imageView", .view, type: "UIImageView",
    "A view that shows an image.",
    attributes: [
      .init("image", .image, sets: "image", "The image it shows."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The symbol it shows."),
      .init("highlightedImage", .image, sets: "highlightedImage", "The image while it is highlighted."),
      .init("highlighted", .boolean, sets: "isHighlighted", "Whether it is highlighted."),
      .init(
        "symbolConfiguration", .symbolConfiguration, sets: "preferredSymbolConfiguration", "How the symbol is drawn."),
    ],
    including: [.imageScaling, .view],
    children: [.layout, .connections],
    example: """
      <imageView systemImage="photo" contentMode="scaleAspectFit"/>
      """
  )
}
