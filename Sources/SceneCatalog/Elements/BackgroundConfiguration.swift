extension ElementKind {
  package static let backgroundConfiguration = ElementKind(
    "backgroundConfiguration", .cellConfiguration, type: "UIBackgroundConfiguration", creation: ".clear()",
    placement: .assigned(to: "backgroundConfiguration"), isStructure: true,
    "A configuration for the background of a cell.",
    attributes: [
      .init("backgroundColor", .color, sets: "backgroundColor", "The colour of the background."),
      .init("cornerRadius", .number, sets: "cornerRadius", "The radius of the background's corners."),
      .init("insets", .insets, sets: "backgroundInsets", "The insets of the background from the cell's edges."),
      .init("strokeColor", .color, sets: "strokeColor", "The colour of the stroke around the background."),
      .init("strokeWidth", .number, sets: "strokeWidth", "The width of the stroke around the background."),
      .init("strokeOutset", .number, sets: "strokeOutset", "The outset of the stroke from the background's edges."),
      .init("image", .image, sets: "image", "The image in the background."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The SF Symbol in the background."),
    ],
    example: """
      <backgroundConfiguration backgroundColor="systemYellow" cornerRadius="12"/>
      """
  )
}
