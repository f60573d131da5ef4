extension ElementKind {
  package static let skView = ElementKind(
    "skView", .view, type: "SKView", of: ["SpriteKit"],
    "A view that renders a SpriteKit scene.",
    attributes: [
      .init("showsFPS", .boolean, sets: "showsFPS", "Whether the view displays the frame rate."),
      .init(
        "showsNodeCount", .boolean, sets: "showsNodeCount", "Whether the view displays the number of visible nodes."),
      .init(
        "showsDrawCount", .boolean, sets: "showsDrawCount", "Whether the view displays the number of drawing passes."),
      .init("showsPhysics", .boolean, sets: "showsPhysics", "Whether the view displays physics bodies."),
      .init(
        "ignoresSiblingOrder", .boolean, sets: "ignoresSiblingOrder",
        "Whether SpriteKit can render sibling nodes in any order."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "The preferred number of frames per second."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <skView id="game" ignoresSiblingOrder="true" pin="superview"/>
      """
  )
}
