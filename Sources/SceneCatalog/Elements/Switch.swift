extension ElementKind {
  package static let `switch` = ElementKind(
    "switch", .view, type: "UISwitch", trigger: .controlEvent("valueChanged"),
    "A control for turning a setting on or off.",
    attributes: [
      .init("on", .boolean, sets: "isOn", "Whether the switch is on."),
      .init("onTintColor", .color, sets: "onTintColor", "The tint colour of the switch in the on state."),
      .init("thumbTintColor", .color, sets: "thumbTintColor", "The tint colour of the thumb."),
      .init("title", .text, sets: "title", "The title next to a checkbox."),
      .init(
        "preferredStyle", .choice(.switchStyle), sets: "preferredStyle", "The preferred display style of the switch."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <switch id="wifi" on="true">
        <action selector="wifiChanged(_:)"/>
      </switch>
      """
  )
}
