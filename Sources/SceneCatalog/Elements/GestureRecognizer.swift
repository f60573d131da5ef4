extension ElementKind {
  package static let gestureRecognizer = ElementKind(
    "gestureRecognizer", .gestureRecognizer, type: "UIGestureRecognizer",
    placement: .added(with: "addGestureRecognizer"),
    trigger: .gesture,
    "Recognises gestures of your own on a view.",
    attributes: [
      .init(key: .customClass, isRequired: true, "The class of the recogniser."),
      .init(key: .customModule, "The module of the class, if it is another than that of the scene."),
    ],
    including: [.gesture],
    outlets: ["delegate"],
    children: [.segue, .action, .connections],
    example: """
      <gestureRecognizer customClass="CircleRecognizer">
        <action selector="drawCircle(_:)"/>
      </gestureRecognizer>
      """
  )
}
