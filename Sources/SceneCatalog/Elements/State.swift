extension ElementKind {
  package static let state = ElementKind(
    "state", .state, placement: .part(of: "UIButton", madeWith: nil),
    "What a button shows in a state other than the normal one.",
    attributes: [
      .init(
        key: .stateName, isRequired: true, "The state, or several for a button that is in all of them at once."),
      .init("title", .text, calls: "setTitle(%, for: {name})", "What the button says."),
      .init("titleColor", .color, calls: "setTitleColor(%, for: {name})", "The colour of what it says."),
      .init(
        "titleShadowColor", .color, calls: "setTitleShadowColor(%, for: {name})",
        "The colour of the shadow of what it says."),
      .init("image", .image, calls: "setImage(%, for: {name})", "The image it shows."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, for: {name})", excludes: ["image"], "The symbol it shows."),
      .init("backgroundImage", .image, calls: "setBackgroundImage(%, for: {name})", "The image behind it."),
    ],
    example: """
      <state name="highlighted" titleColor="systemGray" systemImage="heart.fill"/>
      """
  )
}
