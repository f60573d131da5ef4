extension ElementKind {
  package static let listContentConfiguration = ElementKind(
    "listContentConfiguration", .cellConfiguration, type: "UIListContentConfiguration", creation: "{style}()",
    placement: .assigned(to: "contentConfiguration"), isStructure: true,
    "What a cell shows, as a content configuration instead of labels of its style.",
    attributes: [
      .init("style", .choice(.listContentStyle), makesWith: ".cell", "The arrangement and the look to start from."),
      .init("text", .text, sets: "text", "The text."),
      .init(
        "numberOfLines", .integer(atLeast: 0), sets: "textProperties.numberOfLines",
        "The most lines of the text; 0 for no limit."),
      .init("secondaryText", .text, sets: "secondaryText", "The second text."),
      .init(
        "secondaryNumberOfLines", .integer(atLeast: 0), sets: "secondaryTextProperties.numberOfLines",
        "The most lines of the second text; 0 for no limit."),
      .init("image", .image, sets: "image", "The image."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The symbol."),
      .init("imageTintColor", .color, sets: "imageProperties.tintColor", "The colour of the symbol."),
      .init(
        "imageCornerRadius", .number, sets: "imageProperties.cornerRadius", "The radius of the corners of the image."),
      .init("imageToTextPadding", .number, sets: "imageToTextPadding", "The distance between image and text."),
      .init(
        "prefersSideBySideTextAndSecondaryText", .boolean, sets: "prefersSideBySideTextAndSecondaryText",
        "Whether the texts stand side by side if there is room."),
      .init(
        "textToSecondaryTextHorizontalPadding", .number, sets: "textToSecondaryTextHorizontalPadding",
        "The distance between the texts side by side."),
      .init(
        "textToSecondaryTextVerticalPadding", .number, sets: "textToSecondaryTextVerticalPadding",
        "The distance between the texts one above the other."),
      .init("layoutMargins", .insets, sets: "directionalLayoutMargins", "The margins around the content."),
    ],
    example: """
      <listContentConfiguration style="subtitleCell" text="Emma" secondaryText="Jane Austen" systemImage="book"/>
      """
  )
}
