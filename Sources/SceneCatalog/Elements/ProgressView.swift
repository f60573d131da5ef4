extension ElementKind {
  package static let progressView = ElementKind(
    "progressView", .view, type: "UIProgressView",
    "A view that displays the progress of a task.",
    attributes: [
      .init("style", .choice(.progressStyle), sets: "progressViewStyle", "The style of the progress view."),
      .init("progress", .numberIn(0...1), sets: "progress", "The current progress, from 0 to 1."),
      .init("progressTintColor", .color, sets: "progressTintColor", "The tint colour of the completed part."),
      .init("trackTintColor", .color, sets: "trackTintColor", "The tint colour of the remaining part."),
      .init("progressImage", .image, sets: "progressImage", "The image of the completed part."),
      .init("trackImage", .image, sets: "trackImage", "The image of the remaining part."),
    ],
    including: [.view],
    children: .ofView,
    example: """
      <progressView id="upload" progress="0.3"/>
      """
  )
}
