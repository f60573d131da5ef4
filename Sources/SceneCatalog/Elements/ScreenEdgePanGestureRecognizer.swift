extension ElementKind {
  package static let screenEdgePanGestureRecognizer = ElementKind(
    "screenEdgePanGestureRecognizer", .gestureRecognizer, type: "UIScreenEdgePanGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A gesture recogniser for pans from an edge of the screen.",
    attributes: [
      .init("edges", .options(.rectEdges), sets: "edges", "The edges from which the gesture starts."),
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
      <screenEdgePanGestureRecognizer edges="left">
        <action selector="slideMenu(_:)"/>
      </screenEdgePanGestureRecognizer>
      """
  )
}
