extension ElementKind {
  package static let arscnView = ElementKind(
    "arscnView", .view, type: "ARSCNView", of: ["ARKit", "SceneKit"],
    "A view that displays SceneKit content over the camera image.",
    attributes: [
      .init(
        "automaticallyUpdatesLighting", .boolean, sets: "automaticallyUpdatesLighting",
        "Whether ARKit creates and updates lights in the scene."),
      .init(
        "rendersCameraGrain", .boolean, sets: "rendersCameraGrain",
        "Whether rendered content has the grain of the camera image."),
      .init(
        "rendersMotionBlur", .boolean, sets: "rendersMotionBlur",
        "Whether rendered content blurs with the motion of the camera."),
      .init("showsStatistics", .boolean, sets: "showsStatistics", "Whether the view displays performance statistics."),
      .init(
        "autoenablesDefaultLighting", .boolean, sets: "autoenablesDefaultLighting",
        "Whether SceneKit adds lights to a scene that has none."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <arscnView id="camera" pin="superview"/>
      """
  )
}
