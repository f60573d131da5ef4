extension ElementKind {
  package static let segmentedControl = ElementKind(
    "segmentedControl", .view, type: "UISegmentedControl", trigger: .controlEvent("valueChanged"),
    "A horizontal control with several segments.",
    attributes: [
      .init("momentary", .boolean, sets: "isMomentary", "Whether segments are selected only while touched."),
      .init(
        "apportionsSegmentWidthsByContent", .boolean, sets: "apportionsSegmentWidthsByContent",
        "Whether the widths of segments adjust to the content."),
      .init(
        "selectedSegmentTintColor", .color, sets: "selectedSegmentTintColor", "The tint colour of the selected segment."
      ),
      .init(
        "selectedSegmentIndex", .integer(atLeast: -1), sets: "selectedSegmentIndex",
        "The index of the selected segment, or -1 for none."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segment, .segue, .action]),
    example: """
      <segmentedControl id="unit" selectedSegmentIndex="0">
        <segment title="Kilometres"/>
        <segment title="Miles"/>
        <action selector="unitChanged(_:)"/>
      </segmentedControl>
      """
  )
}
