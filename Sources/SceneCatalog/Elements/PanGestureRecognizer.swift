extension ElementKind {
  package static let panGestureRecognizer = ElementKind(
    "panGestureRecognizer", .gestureRecognizer, type: "UIPanGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises drags over a view.",
    attributes: [
      .init(
        "minimumNumberOfTouches", .integer(atLeast: 1), sets: "minimumNumberOfTouches", "How many fingers it takes."),
      .init(
        "maximumNumberOfTouches", .integer(atLeast: 1), sets: "maximumNumberOfTouches", "How many fingers there may be."
      ),
      .init(
        "allowedScrollTypesMask", .options(.scrollTypes), sets: "allowedScrollTypesMask",
        "The scrolling of a pointer that it takes."),
    ],
    including: [.gesture, AttributeKind.customClass],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <panGestureRecognizer maximumNumberOfTouches="1">
        <action selector="drag(_:)"/>
      </panGestureRecognizer>
      """
  )
}
