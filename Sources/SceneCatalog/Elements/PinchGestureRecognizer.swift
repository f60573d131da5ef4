extension ElementKind {
  package static let pinchGestureRecognizer = ElementKind(
    "pinchGestureRecognizer", .gestureRecognizer, type: "UIPinchGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for pinches.",
    attributes: [
      .init("scale", .number, sets: "scale", "The initial scale factor.")
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <pinchGestureRecognizer>
        <action selector="zoom(_:)"/>
      </pinchGestureRecognizer>
      """
  )
}
