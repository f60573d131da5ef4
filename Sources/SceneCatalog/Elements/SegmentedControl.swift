extension ElementKind {
  package static let segmentedControl = ElementKind(
    "segmentedControl", .view, type: "UISegmentedControl", trigger: .controlEvent("valueChanged"),
    "A control with segments, one of which is selected.",
    attributes: [
      .init("momentary", .boolean, sets: "isMomentary", "Whether a segment is selected only while it is touched."),
      .init(
        "apportionsSegmentWidthsByContent", .boolean, sets: "apportionsSegmentWidthsByContent",
        "Whether segments are as wide as their content."),
      .init(
        "selectedSegmentTintColor", .color, sets: "selectedSegmentTintColor", "The colour of the selected segment."),
      .init(
        "selectedSegmentIndex", .integer(atLeast: -1), sets: "selectedSegmentIndex",
        "The selected segment, from 0, or -1 for none."),
    ],
    including: [.control, .view],
    children: [.segment, .segue, .action, .layout, .connections],
    example: """
      <segmentedControl id="unit" selectedSegmentIndex="0">
        <segment title="Kilometres"/>
        <segment title="Miles"/>
        <action selector="unitChanged(_:)"/>
      </segmentedControl>
      """
  )
}
