extension ElementKind {
  package static let arskView = ElementKind(
    "arskView", .view, type: "ARSKView", of: ["ARKit", "SpriteKit"],
    "A view that displays SpriteKit content over the camera image.",
    attributes: [
      .init("showsFPS", .boolean, sets: "showsFPS", "Whether the view displays the frame rate."),
      .init(
        "showsNodeCount", .boolean, sets: "showsNodeCount", "Whether the view displays the number of visible nodes."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <arskView id="camera" pin="superview"/>
      """
  )
}
