extension ElementKind {
  package static let `switch` = ElementKind(
    "switch", .view, type: "UISwitch", trigger: .controlEvent("valueChanged"),
    "A control that is on or off.",
    attributes: [
      .init("on", .boolean, sets: "isOn", "Whether it is on."),
      .init("onTintColor", .color, sets: "onTintColor", "Its colour while it is on."),
      .init("thumbTintColor", .color, sets: "thumbTintColor", "The colour of its thumb."),
      .init("title", .text, sets: "title", "What it says beside it, where it is a checkbox."),
      .init("preferredStyle", .choice(.switchStyle), sets: "preferredStyle", "Whether it is a checkbox on a Mac."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <switch id="wifi" on="true">
        <action selector="wifiChanged(_:)"/>
      </switch>
      """
  )
}
