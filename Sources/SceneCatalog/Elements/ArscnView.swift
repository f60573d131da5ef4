extension ElementKind {
  package static let arscnView = ElementKind(
    "arscnView", .view, type: "ARSCNView", of: ["ARKit", "SceneKit"],
    "A view of the camera with three-dimensional objects in it.",
    attributes: [
      .init(
        "automaticallyUpdatesLighting", .boolean, sets: "automaticallyUpdatesLighting",
        "Whether objects are lit like what the camera sees."),
      .init(
        "rendersCameraGrain", .boolean, sets: "rendersCameraGrain", "Whether objects have the grain of the camera."),
      .init("rendersMotionBlur", .boolean, sets: "rendersMotionBlur", "Whether objects blur while the camera moves."),
      .init("showsStatistics", .boolean, sets: "showsStatistics", "Whether it shows how fast it draws."),
      .init(
        "autoenablesDefaultLighting", .boolean, sets: "autoenablesDefaultLighting",
        "Whether a scene without lights is lit."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <arscnView id="camera" pin="superview"/>
      """
  )
}
