extension ElementKind {
  package static let panGestureRecognizer = ElementKind(
    "panGestureRecognizer", .gestureRecognizer, type: "UIPanGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for pans.",
    attributes: [
      .init(
        "minimumNumberOfTouches", .integer(atLeast: 1), sets: "minimumNumberOfTouches", "The minimum number of fingers."
      ),
      .init(
        "maximumNumberOfTouches", .integer(atLeast: 1), sets: "maximumNumberOfTouches", "The maximum number of fingers."
      ),
      .init(
        "allowedScrollTypesMask", .options(.scrollTypes), sets: "allowedScrollTypesMask",
        "The scroll types that the gesture recogniser accepts."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <panGestureRecognizer maximumNumberOfTouches="1">
        <action selector="drag(_:)"/>
      </panGestureRecognizer>
      """
  )
}
