extension ElementKind {
  package static let gestureRecognizer = ElementKind(
    "gestureRecognizer", .gestureRecognizer, type: "UIGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "A custom gesture recogniser.",
    attributes: [
      .init(key: .customClass, isRequired: true, "The class of the gesture recogniser."),
      .init(key: .customModule, "The module of the class, by default the scene's module."),
    ],
    including: [.gesture],
    outlets: ["delegate"],
    children: .connections.union([.segue, .action]),
    example: """
      <gestureRecognizer customClass="CircleRecognizer">
        <action selector="drawCircle(_:)"/>
      </gestureRecognizer>
      """
  )
}
