extension ElementKind {
  package static let control = ElementKind(
    "control", .view, type: "UIControl", subviews: .plain, trigger: .controlEvent("touchUpInside"),
    "A custom control that can contain other views.",
    including: [.control, .view],
    children: .ofView.union([.view, .segue, .action]),
    example: """
      <control id="card">
        <label text="Open" userInteractionEnabled="false" pin="superview"/>
        <action selector="open"/>
      </control>
      """
  )
}
