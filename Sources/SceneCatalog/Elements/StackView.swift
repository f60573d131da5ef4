extension ElementKind {
  package static let stackView = ElementKind(
    "stackView", .view, type: "UIStackView", subviews: .arranged,
    "Views in a row or a column.",
    attributes: [
      .init("axis", .choice(.axis), sets: "axis", "Whether it is a row or a column."),
      .init("distribution", .choice(.stackDistribution), sets: "distribution", "How its views share its length."),
      .init("alignment", .choice(.stackAlignment), sets: "alignment", "How its views are aligned across it."),
      .init(
        "spacing", .numberOr(.systemDistance), sets: "spacing",
        "The space between its views, in points, or that of the system."),
      .init(
        "baselineRelativeArrangement", .boolean, sets: "isBaselineRelativeArrangement",
        "Whether spaces count from baselines."),
      .init(
        "layoutMarginsRelativeArrangement", .boolean, sets: "isLayoutMarginsRelativeArrangement",
        "Whether it keeps inside its margins."),
    ],
    including: [.view],
    children: [.view, .layout, .connections],
    example: """
      <stackView axis="vertical" spacing="8" pin="safeArea">
        <label text="One"/>
        <label text="Two"/>
      </stackView>
      """
  )
}
