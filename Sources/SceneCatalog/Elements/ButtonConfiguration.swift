extension ElementKind {
  package static let buttonConfiguration = ElementKind(
    "buttonConfiguration", .value, type: "UIButton.Configuration", creation: "{style}()",
    placement: .assigned(to: "configuration"), isStructure: true,
    "A configuration for the appearance and content of a button.",
    attributes: [
      .init(
        "style", .choice(.buttonConfigurationStyle), makesWith: ".plain", "The predefined style of the configuration."),
      .init("title", .text, sets: "title", "The title of the button."),
      .init("subtitle", .text, sets: "subtitle", "The subtitle below the title."),
      .init("image", .image, sets: "image", "The image of the button."),
      .init("systemImage", .systemImage, sets: "image", excludes: ["image"], "The SF Symbol of the button."),
      .init(
        "symbolConfiguration", .symbolConfiguration, sets: "preferredSymbolConfigurationForImage",
        "The configuration of the button's symbol."),
      .init(
        "baseForegroundColor", .color, sets: "baseForegroundColor",
        "The base colour of the title and image."
      ),
      .init(
        "baseBackgroundColor", .color, sets: "baseBackgroundColor", "The base colour of the background."),
      .init("cornerStyle", .choice(.buttonCornerStyle), sets: "cornerStyle", "The style of the background's corners."),
      .init("buttonSize", .choice(.buttonSize), sets: "buttonSize", "The size of the button."),
      .init(
        "titleAlignment", .choice(.buttonTitleAlignment), sets: "titleAlignment",
        "The alignment of the title and subtitle."),
      .init(
        "imagePlacement", .choice(.imageEdge), sets: "imagePlacement",
        "The edge of the title at which the image appears."),
      .init("imagePadding", .number, sets: "imagePadding", "The distance between the image and the title."),
      .init("titlePadding", .number, sets: "titlePadding", "The distance between the title and the subtitle."),
      .init("contentInsets", .insets, sets: "contentInsets", "The distance from the content to the button's bounds."),
      .init(
        "showsActivityIndicator", .boolean, sets: "showsActivityIndicator",
        "Whether an activity indicator replaces the image."),
    ],
    example: """
      <buttonConfiguration style="filled" title="Save" cornerStyle="capsule"/>
      """
  )
}
