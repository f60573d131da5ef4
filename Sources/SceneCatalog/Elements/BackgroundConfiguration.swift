extension ElementKind {
  package static let backgroundConfiguration = ElementKind(
    "backgroundConfiguration", .cellConfiguration, type: "UIBackgroundConfiguration", creation: ".clear()",
    placement: .assigned(to: "backgroundConfiguration"), isStructure: true,
    "What a cell shows behind its content.",
    attributes: [
      .init("backgroundColor", .color, sets: "backgroundColor", "The colour of the background."),
      .init("cornerRadius", .number, sets: "cornerRadius", "The radius of its corners."),
      .init("insets", .insets, sets: "backgroundInsets", "How far it stays from the edges."),
      .init("strokeColor", .color, sets: "strokeColor", "The colour of the line around it."),
      .init("strokeWidth", .number, sets: "strokeWidth", "The width of the line around it."),
      .init("strokeOutset", .number, sets: "strokeOutset", "How far that line stays outside of it."),
      .init("image", .image, sets: "image", "The image on it."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The symbol on it."),
    ],
    example: """
      <backgroundConfiguration backgroundColor="systemYellow" cornerRadius="12"/>
      """
  )
}
