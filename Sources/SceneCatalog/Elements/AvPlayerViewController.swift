extension ElementKind {
  package static let avPlayerViewController = ElementKind(
    "avPlayerViewController", .controller, type: "AVPlayerViewController", of: ["AVKit"],
    "A view controller that displays a video and playback controls.",
    attributes: [
      .init(
        "showsPlaybackControls", .boolean, sets: "showsPlaybackControls", "Whether the player shows playback controls."),
      .init("videoGravity", .choice(.videoGravity), sets: "videoGravity", "The scaling of the video within the view."),
      .init(
        "allowsPictureInPicturePlayback", .boolean, sets: "allowsPictureInPicturePlayback",
        "Whether the player allows Picture in Picture playback."),
      .init(
        "entersFullScreenWhenPlaybackBegins", .boolean, sets: "entersFullScreenWhenPlaybackBegins",
        "Whether the player enters full screen when playback begins."),
      .init(
        "exitsFullScreenWhenPlaybackEnds", .boolean, sets: "exitsFullScreenWhenPlaybackEnds",
        "Whether the player exits full screen when playback ends."),
    ],
    including: [.controller],
    outlets: ["delegate"],
    children: .ofController,
    example: """
      <avPlayerViewController id="player" videoGravity="resizeAspectFill"/>
      """
  )
}

extension Choice {
  static let videoGravity = Choice("videoGravity", "resize", "resizeAspect", "resizeAspectFill")
}
