extension ElementKind {
  package static let rotationGestureRecognizer = ElementKind(
    "rotationGestureRecognizer", .gestureRecognizer, type: "UIRotationGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for rotations with two fingers.",
    attributes: [
      .init("rotation", .number, sets: "rotation", "The initial rotation in radians.")
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <rotationGestureRecognizer>
        <action selector="rotate(_:)"/>
      </rotationGestureRecognizer>
      """
  )
}
