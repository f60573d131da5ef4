extension ElementKind {
  package static let arskView = ElementKind(
    "arskView", .view, type: "ARSKView", of: ["ARKit", "SpriteKit"],
    "A view of the camera with two-dimensional objects in it.",
    attributes: [
      .init("showsFPS", .boolean, sets: "showsFPS", "Whether it shows how many frames it draws."),
      .init("showsNodeCount", .boolean, sets: "showsNodeCount", "Whether it shows how many nodes it draws."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <arskView id="camera" pin="superview"/>
      """
  )
}
