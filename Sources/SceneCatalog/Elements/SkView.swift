extension ElementKind {
  package static let skView = ElementKind(
    "skView", .view, type: "SKView", of: ["SpriteKit"],
    "A view of a two-dimensional scene.",
    attributes: [
      .init("showsFPS", .boolean, sets: "showsFPS", "Whether it shows how many frames it draws."),
      .init("showsNodeCount", .boolean, sets: "showsNodeCount", "Whether it shows how many nodes it draws."),
      .init("showsDrawCount", .boolean, sets: "showsDrawCount", "Whether it shows in how many passes it draws."),
      .init("showsPhysics", .boolean, sets: "showsPhysics", "Whether it shows the bodies of physics."),
      .init(
        "ignoresSiblingOrder", .boolean, sets: "ignoresSiblingOrder",
        "Whether nodes of one parent are drawn in any order."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "How many frames it draws in a second."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <skView id="game" ignoresSiblingOrder="true" pin="superview"/>
      """
  )
}
