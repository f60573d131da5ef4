extension ElementKind {
  package static let screenEdgePanGestureRecognizer = ElementKind(
    "screenEdgePanGestureRecognizer", .gestureRecognizer, type: "UIScreenEdgePanGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises drags that begin at an edge of the screen.",
    attributes: [
      .init("edges", .options(.rectEdges), sets: "edges", "The edges at which a drag begins."),
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
      <screenEdgePanGestureRecognizer edges="left">
        <action selector="slideMenu(_:)"/>
      </screenEdgePanGestureRecognizer>
      """
  )
}
