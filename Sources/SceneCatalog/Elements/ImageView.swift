extension ElementKind {
  package static let imageView = ElementKind(
    "imageView", .view, type: "UIImageView",
    "A view that displays an image.",
    attributes: [
      .init("image", .image, sets: "image", "The displayed image."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The displayed SF Symbol."),
      .init("highlightedImage", .image, sets: "highlightedImage", "The image for the highlighted state."),
      .init("highlighted", .boolean, sets: "isHighlighted", "Whether the image view is highlighted."),
      .init(
        "symbolConfiguration", .symbolConfiguration, sets: "preferredSymbolConfiguration",
        "The configuration of the displayed symbol."),
    ],
    including: [.imageScaling, .view],
    children: .ofView,
    example: """
      <imageView systemImage="photo" contentMode="scaleAspectFit"/>
      """
  )
}
