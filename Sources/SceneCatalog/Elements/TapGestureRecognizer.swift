extension ElementKind {
  package static let tapGestureRecognizer = ElementKind(
    "tapGestureRecognizer", .gestureRecognizer, type: "UITapGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises taps on a view.",
    attributes: [
      .init("numberOfTapsRequired", .integer(atLeast: 1), sets: "numberOfTapsRequired", "How many taps it takes."),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired", "How many fingers it takes."),
      .init(
        "buttonMaskRequired", .options(.buttonMask), sets: "buttonMaskRequired",
        "The buttons of a pointer that it takes."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <tapGestureRecognizer numberOfTapsRequired="2">
        <action selector="zoomIn(_:)"/>
      </tapGestureRecognizer>
      """
  )
}
