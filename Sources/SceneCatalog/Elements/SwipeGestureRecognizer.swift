extension ElementKind {
  package static let swipeGestureRecognizer = ElementKind(
    "swipeGestureRecognizer", .gestureRecognizer, type: "UISwipeGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises swipes over a view.",
    attributes: [
      .init("direction", .options(.swipeDirection), sets: "direction", "The directions that it recognises."),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired", "How many fingers it takes."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <swipeGestureRecognizer direction="left">
        <segue kind="push" destination="next"/>
      </swipeGestureRecognizer>
      """
  )
}
