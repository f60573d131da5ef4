extension ElementKind {
  package static let listContentConfiguration = ElementKind(
    "listContentConfiguration", .cellConfiguration, type: "UIListContentConfiguration", creation: "{style}()",
    placement: .assigned(to: "contentConfiguration"), isStructure: true,
    "A configuration for the content of a list-based cell.",
    attributes: [
      .init("style", .choice(.listContentStyle), makesWith: ".cell", "The predefined style of the configuration."),
      .init("text", .text, sets: "text", "The primary text."),
      .init(
        "numberOfLines", .integer(atLeast: 0), sets: "textProperties.numberOfLines",
        "The maximum lines of primary text, or 0 for no limit."),
      .init("secondaryText", .text, sets: "secondaryText", "The secondary text."),
      .init(
        "secondaryNumberOfLines", .integer(atLeast: 0), sets: "secondaryTextProperties.numberOfLines",
        "The maximum lines of secondary text, or 0 for no limit."),
      .init("image", .image, sets: "image", "The displayed image."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The displayed SF Symbol."),
      .init("imageTintColor", .color, sets: "imageProperties.tintColor", "The tint colour of the image."),
      .init(
        "imageCornerRadius", .number, sets: "imageProperties.cornerRadius", "The corner radius of the image."),
      .init("imageToTextPadding", .number, sets: "imageToTextPadding", "The padding between the image and the text."),
      .init(
        "prefersSideBySideTextAndSecondaryText", .boolean, sets: "prefersSideBySideTextAndSecondaryText",
        "Whether the texts appear side by side if space allows."),
      .init(
        "textToSecondaryTextHorizontalPadding", .number, sets: "textToSecondaryTextHorizontalPadding",
        "The horizontal padding between the primary and secondary text."),
      .init(
        "textToSecondaryTextVerticalPadding", .number, sets: "textToSecondaryTextVerticalPadding",
        "The vertical padding between the primary and secondary text."),
      .init(
        "layoutMargins", .insets, sets: "directionalLayoutMargins",
        "The margins between the content and the cell's edges."),
    ],
    example: """
      <listContentConfiguration style="subtitleCell" text="Emma" secondaryText="Jane Austen" systemImage="book"/>
      """
  )
}
