extension ElementKind {
  package static let avPlayerViewController = ElementKind(
    "avPlayerViewController", .controller, type: "AVPlayerViewController", of: ["AVKit"],
    "A controller that plays a video.",
    attributes: [
      .init(
        "showsPlaybackControls", .boolean, sets: "showsPlaybackControls", "Whether it shows controls for playing."),
      .init("videoGravity", .choice(.videoGravity), sets: "videoGravity", "How the video fits the view."),
      .init(
        "allowsPictureInPicturePlayback", .boolean, sets: "allowsPictureInPicturePlayback",
        "Whether the video can play above other apps."),
      .init(
        "entersFullScreenWhenPlaybackBegins", .boolean, sets: "entersFullScreenWhenPlaybackBegins",
        "Whether it covers the screen when it begins to play."),
      .init(
        "exitsFullScreenWhenPlaybackEnds", .boolean, sets: "exitsFullScreenWhenPlaybackEnds",
        "Whether it leaves the full screen at the end."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: [.segue, .parameter, .connections, .barButtonItem, .tabBarItem, .keyCommand],
    example: """
      <avPlayerViewController id="player" videoGravity="resizeAspectFill"/>
      """
  )
}

extension Choice {
  static let videoGravity = Choice("videoGravity", "resize", "resizeAspect", "resizeAspectFill")
}
