extension ElementKind {
  package static let longPressGestureRecognizer = ElementKind(
    "longPressGestureRecognizer", .gestureRecognizer, type: "UILongPressGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises long presses on a view.",
    attributes: [
      .init(
        "minimumPressDuration", .number, sets: "minimumPressDuration", "How long the fingers have to stay, in seconds."),
      .init("allowableMovement", .number, sets: "allowableMovement", "How far the fingers may move meanwhile."),
      .init(
        "numberOfTapsRequired", .integer(atLeast: 0), sets: "numberOfTapsRequired",
        "How many taps come before the press."),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired", "How many fingers it takes."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <longPressGestureRecognizer minimumPressDuration="1">
        <segue kind="present" destination="details"/>
      </longPressGestureRecognizer>
      """
  )
}
