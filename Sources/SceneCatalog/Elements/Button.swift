extension ElementKind {
  package static let button = ElementKind(
    "button", .view, type: "UIButton", creation: "(type: {buttonType})", trigger: .controlEvent("touchUpInside"),
    attributedText: .attributedText(calls: "setAttributedTitle(%, for: .normal)", excludes: ["title"]),
    "A control that performs an action when tapped.",
    attributes: [
      .init("buttonType", .choice(.buttonType), makesWith: ".system", "The type of the button."),
      .init("title", .text, calls: "setTitle(%, for: .normal)", "The title for the normal state."),
      .init("titleColor", .color, calls: "setTitleColor(%, for: .normal)", "The title colour for the normal state."),
      .init("image", .image, calls: "setImage(%, for: .normal)", "The image for the normal state."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, for: .normal)", excludes: ["image"],
        "The SF Symbol for the normal state."),
      .init(
        "backgroundImage", .image, calls: "setBackgroundImage(%, for: .normal)",
        "The background image for the normal state."),
      .init(
        "titleShadowColor", .color, calls: "setTitleShadowColor(%, for: .normal)",
        "The title shadow colour for the normal state."),
      .init(
        "symbolConfiguration", .symbolConfiguration, calls: "setPreferredSymbolConfiguration(%, forImageIn: .normal)",
        "The configuration of the symbol for the normal state."),
      .init("font", .font, sets: "titleLabel?.font", "The font of the title."),
      .init(
        "lineBreakMode", .choice(.lineBreakMode), sets: "titleLabel?.lineBreakMode",
        "The technique for wrapping and truncating the title."),
      .init("role", .choice(.buttonRole), sets: "role", "The role of the button, such as primary or destructive."),
      .init(
        "pointerInteractionEnabled", .boolean, sets: "isPointerInteractionEnabled",
        "Whether the button responds to the pointer."),
      .init(
        "changesSelectionAsPrimaryAction", .boolean, sets: "changesSelectionAsPrimaryAction",
        "Whether the button tracks a selection."),
      .init(
        "springLoaded", .boolean, sets: "isSpringLoaded", "Whether hovering with a dragged item activates the button."),
    ],
    including: [.unconfiguredButton, .imageScaling, .control, .view],
    children: .ofView.union([.state, .segue, .action, .menu]),
    parts: [.buttonConfiguration],
    example: """
      <button id="save" title="Save">
        <action selector="save"/>
      </button>
      """
  )
}
