extension ElementKind {
  package static let pinchGestureRecognizer = ElementKind(
    "pinchGestureRecognizer", .gestureRecognizer, type: "UIPinchGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises pinches on a view.",
    attributes: [
      .init("scale", .number, sets: "scale", "The scale that a pinch starts with.")
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <pinchGestureRecognizer>
        <action selector="zoom(_:)"/>
      </pinchGestureRecognizer>
      """
  )
}
