extension ElementKind {
  package static let stackView = ElementKind(
    "stackView", .view, type: "UIStackView", subviews: .arranged,
    "A view that arranges its subviews in a row or column.",
    attributes: [
      .init("axis", .choice(.axis), sets: "axis", "The axis along which the views are arranged."),
      .init(
        "distribution", .choice(.stackDistribution), sets: "distribution",
        "The distribution of the views along the axis."),
      .init(
        "alignment", .choice(.stackAlignment), sets: "alignment",
        "The alignment of the views perpendicular to the axis."),
      .init(
        "spacing", .numberOr(.systemDistance), sets: "spacing",
        "The space between views in points, or `system`."),
      .init(
        "baselineRelativeArrangement", .boolean, sets: "isBaselineRelativeArrangement",
        "Whether vertical spacing is measured between baselines."),
      .init(
        "layoutMarginsRelativeArrangement", .boolean, sets: "isLayoutMarginsRelativeArrangement",
        "Whether the views are arranged within the layout margins."),
    ],
    including: [.view],
    children: .ofView.union([.view]),
    example: """
      <stackView axis="vertical" spacing="8" pin="safeArea">
        <label text="One"/>
        <label text="Two"/>
      </stackView>
      """
  )
}
