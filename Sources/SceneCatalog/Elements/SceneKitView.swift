extension ElementKind {
  package static let sceneKitView = ElementKind(
    "sceneKitView", .view, type: "SCNView", of: ["SceneKit"],
    "A view of a three-dimensional scene.",
    attributes: [
      .init("allowsCameraControl", .boolean, sets: "allowsCameraControl", "Whether users move the camera."),
      .init(
        "autoenablesDefaultLighting", .boolean, sets: "autoenablesDefaultLighting",
        "Whether a scene without lights is lit."),
      .init(
        "rendersContinuously", .boolean, sets: "rendersContinuously", "Whether it is drawn again when nothing changes."),
      .init("showsStatistics", .boolean, sets: "showsStatistics", "Whether it shows how fast it draws."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "How many frames it draws in a second, or 0 for as many as it can."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <sceneKitView id="model" allowsCameraControl="true" pin="superview"/>
      """
  )
}
