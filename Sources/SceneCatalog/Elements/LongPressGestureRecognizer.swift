extension ElementKind {
  package static let longPressGestureRecognizer = ElementKind(
    "longPressGestureRecognizer", .gestureRecognizer, type: "UILongPressGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for long presses.",
    attributes: [
      .init(
        "minimumPressDuration", .number, sets: "minimumPressDuration", "The minimum duration of the press in seconds."),
      .init("allowableMovement", .number, sets: "allowableMovement", "The maximum movement of the fingers in points."),
      .init(
        "numberOfTapsRequired", .integer(atLeast: 0), sets: "numberOfTapsRequired",
        "The number of taps required before the press."),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired",
        "The number of fingers required."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <longPressGestureRecognizer minimumPressDuration="1">
        <segue kind="present" destination="details"/>
      </longPressGestureRecognizer>
      """
  )
}
