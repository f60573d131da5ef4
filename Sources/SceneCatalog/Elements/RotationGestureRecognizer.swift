extension ElementKind {
  package static let rotationGestureRecognizer = ElementKind(
    "rotationGestureRecognizer", .gestureRecognizer, type: "UIRotationGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises rotations of two fingers on a view.",
    attributes: [
      .init("rotation", .number, sets: "rotation", "The angle that a rotation starts with, in radians.")
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <rotationGestureRecognizer>
        <action selector="rotate(_:)"/>
      </rotationGestureRecognizer>
      """
  )
}
