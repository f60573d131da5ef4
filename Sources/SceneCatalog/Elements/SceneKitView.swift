extension ElementKind {
  package static let sceneKitView = ElementKind(
    "sceneKitView", .view, type: "SCNView", of: ["SceneKit"],
    "A view that displays a three-dimensional SceneKit scene.",
    attributes: [
      .init("allowsCameraControl", .boolean, sets: "allowsCameraControl", "Whether users can control the camera."),
      .init(
        "autoenablesDefaultLighting", .boolean, sets: "autoenablesDefaultLighting",
        "Whether SceneKit adds lights to a scene that has none."),
      .init(
        "rendersContinuously", .boolean, sets: "rendersContinuously",
        "Whether the view renders even if the content is unchanged."),
      .init("showsStatistics", .boolean, sets: "showsStatistics", "Whether the view displays performance statistics."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "The preferred number of frames per second, or 0 for the maximum."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <sceneKitView id="model" allowsCameraControl="true" pin="superview"/>
      """
  )
}
