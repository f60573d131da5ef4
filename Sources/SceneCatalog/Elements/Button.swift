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
      .init("font", .font, sets: "titleLabel?.font", "The font of what it says."),
      .init(
        "lineBreakMode", .choice(.lineBreakMode), sets: "titleLabel?.lineBreakMode",
        "Where lines end, and what is left out."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <button id="save" title="Save">
        <action selector="save"/>
      </button>
      """
  )
}
