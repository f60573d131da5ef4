extension ElementKind {
  package static let buttonConfiguration = ElementKind(
    "buttonConfiguration", .value, type: "UIButton.Configuration", creation: "{style}()",
    placement: .assigned(to: "configuration"), isStructure: true,
    "How a button looks.",
    attributes: [
      .init("style", .choice(.buttonConfigurationStyle), makesWith: ".plain", "What is behind its title."),
      .init("title", .text, sets: "title", "What it says."),
      .init("subtitle", .text, sets: "subtitle", "A line under the title."),
      .init("image", .image, sets: "image", "The image it shows."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The symbol it shows."),
      .init(
        "symbolConfiguration", .symbolConfiguration, sets: "preferredSymbolConfigurationForImage",
        "How the symbol is drawn."),
      .init(
        "baseForegroundColor", .color, sets: "baseForegroundColor",
        "The colour of title and image, as the style uses it."
      ),
      .init(
        "baseBackgroundColor", .color, sets: "baseBackgroundColor", "The colour behind them, as the style uses it."),
      .init("cornerStyle", .choice(.buttonCornerStyle), sets: "cornerStyle", "How its corners are rounded."),
      .init("buttonSize", .choice(.buttonSize), sets: "buttonSize", "How large it is."),
      .init(
        "titleAlignment", .choice(.buttonTitleAlignment), sets: "titleAlignment",
        "How title and subtitle are aligned with each other."),
      .init(
        "imagePlacement", .choice(.imageEdge), sets: "imagePlacement", "The side of the title that the image is at."),
      .init("imagePadding", .number, sets: "imagePadding", "The space between image and title."),
      .init("titlePadding", .number, sets: "titlePadding", "The space between title and subtitle."),
      .init("contentInsets", .insets, sets: "contentInsets", "The space around title and image."),
      .init(
        "showsActivityIndicator", .boolean, sets: "showsActivityIndicator",
        "Whether an activity indicator stands instead of the image."),
    ],
    example: """
      <buttonConfiguration style="filled" title="Save" cornerStyle="capsule"/>
      """
  )
}
