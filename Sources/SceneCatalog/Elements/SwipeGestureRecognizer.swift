extension ElementKind {
  package static let swipeGestureRecognizer = ElementKind(
    "swipeGestureRecognizer", .gestureRecognizer, type: "UISwipeGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for swipes.",
    attributes: [
      .init(
        "direction", .options(.swipeDirection), sets: "direction", "The directions that the gesture recogniser accepts."
      ),
      .init(
        "numberOfTouchesRequired", .integer(atLeast: 1), sets: "numberOfTouchesRequired",
        "The number of fingers required."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <swipeGestureRecognizer direction="left">
        <segue kind="push" destination="next"/>
      </swipeGestureRecognizer>
      """
  )
}
