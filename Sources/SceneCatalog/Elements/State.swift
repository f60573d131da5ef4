extension ElementKind {
  package static let state = ElementKind(
    "state", .state, placement: .part(of: "UIButton", madeWith: nil),
    "The content of a button in a state other than normal.",
    attributes: [
      .init(
        key: .stateName, isRequired: true, "The state, or several states separated by spaces."),
      .init("title", .text, calls: "setTitle(%, for: {name})", "The title for the state."),
      .init("titleColor", .color, calls: "setTitleColor(%, for: {name})", "The title colour for the state."),
      .init(
        "titleShadowColor", .color, calls: "setTitleShadowColor(%, for: {name})",
        "The title shadow colour for the state."),
      .init("image", .image, calls: "setImage(%, for: {name})", "The image for the state."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, for: {name})", excludes: ["image"],
        "The SF Symbol for the state."),
      .init(
        "backgroundImage", .image, calls: "setBackgroundImage(%, for: {name})", "The background image for the state."),
    ],
    example: """
      <state name="highlighted" titleColor="systemGray" systemImage="heart.fill"/>
      """
  )
}
