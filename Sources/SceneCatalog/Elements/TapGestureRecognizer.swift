extension ElementKind {
  package static let tapGestureRecognizer = ElementKind(
    "tapGestureRecognizer", .gestureRecognizer, type: "UITapGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for taps.",
    attributes: [
      .init("numberOfTapsRequired", .integer(atLeast: 1), sets: "numberOfTapsRequired", "The number of taps required."),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired",
        "The number of fingers required."),
      .init(
        "buttonMaskRequired", .options(.buttonMask), sets: "buttonMaskRequired",
        "The pointer buttons required."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <tapGestureRecognizer numberOfTapsRequired="2">
        <action selector="zoomIn(_:)"/>
      </tapGestureRecognizer>
      """
  )
}
