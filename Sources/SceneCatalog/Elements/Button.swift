extension ElementKind {
  package static let button = ElementKind(
    "button", .view, type: "UIButton", creation: "(type: {buttonType})", trigger: .controlEvent("touchUpInside"),
    attributedText: .attributedText(calls: "setAttributedTitle(%, for: .normal)", excludes: ["title"]),
    "A control that is tapped.",
    attributes: [
      .init("buttonType", .choice(.buttonType), makesWith: ".system", "What kind of button it is."),
      .init("title", .text, calls: "setTitle(%, for: .normal)", "What it says."),
      .init("titleColor", .color, calls: "setTitleColor(%, for: .normal)", "The colour of what it says."),
      .init("image", .image, calls: "setImage(%, for: .normal)", "The image it shows."),
      .init(
        "systemImage", .systemImage, calls: "setImage(%, for: .normal)", excludes: ["image"], "The symbol it shows."),
      .init("backgroundImage", .image, calls: "setBackgroundImage(%, for: .normal)", "The image behind it."),
      .init(
        "titleShadowColor", .color, calls: "setTitleShadowColor(%, for: .normal)", "The colour of the title's shadow."),
      .init(
        "symbolConfiguration", .symbolConfiguration, calls: "setPreferredSymbolConfiguration(%, forImageIn: .normal)",
        "How the symbol is drawn."),
      .init("font", .font, sets: "titleLabel?.font", "The font of what it says."),
      .init(
        "lineBreakMode", .choice(.lineBreakMode), sets: "titleLabel?.lineBreakMode",
        "Where lines end, and what is left out."),
      .init("role", .choice(.buttonRole), sets: "role", "What it is for, which decides how the system shows it."),
      .init(
        "pointerInteractionEnabled", .boolean, sets: "isPointerInteractionEnabled",
        "Whether it reacts to a pointer over it."),
      .init(
        "changesSelectionAsPrimaryAction", .boolean, sets: "changesSelectionAsPrimaryAction",
        "Whether a tap selects it, or shows what was chosen in its menu."),
      .init("springLoaded", .boolean, sets: "isSpringLoaded", "Whether a drag that rests on it taps it."),
    ],
    including: [.unconfiguredButton, .imageScaling, .control, .view],
    children: [.state, .segue, .action, .menu, .layout, .connections],
    parts: [.buttonConfiguration],
    example: """
      <button id="save" title="Save">
        <action selector="save"/>
      </button>
      """
  )
}
