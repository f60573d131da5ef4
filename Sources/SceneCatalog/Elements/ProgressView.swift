extension ElementKind {
  package static let progressView = ElementKind(
    "progressView", .view, type: "UIProgressView",
    "A bar that shows how much is done.",
    attributes: [
      .init("style", .choice(.progressStyle), sets: "progressViewStyle", "How it looks."),
      .init("progress", .numberIn(0...1), sets: "progress", "How much is done, from 0 to 1."),
      .init("progressTintColor", .color, sets: "progressTintColor", "The colour of the completed part."),
      .init("trackTintColor", .color, sets: "trackTintColor", "The colour of the remaining part."),
      .init("progressImage", .image, sets: "progressImage", "The image of the completed part."),
      .init("trackImage", .image, sets: "trackImage", "The image of the remaining part."),
    ],
    including: [.view],
    children: [.layout, .connections],
    example: """
      <progressView id="upload" progress="0.3"/>
      """
  )
}
