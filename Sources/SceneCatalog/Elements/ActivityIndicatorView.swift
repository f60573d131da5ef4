extension ElementKind {
  package static let activityIndicatorView = ElementKind(
    "activityIndicatorView", .view, type: "UIActivityIndicatorView", creation: "(style: {style})",
    "A wheel that turns while something is being done.",
    attributes: [
      .init("style", .choice(.indicatorStyle), makesWith: ".medium", "How large it is."),
      .init("color", .color, sets: "color", "Its colour."),
      .init("hidesWhenStopped", .boolean, sets: "hidesWhenStopped", "Whether it is hidden while it does not turn."),
      .init("animating", callsIfTrue: "startAnimating()", "Whether it turns from the start."),
    ],
    including: [.view],
    children: [.layout, .connections],
    example: """
      <activityIndicatorView id="loading" style="large" animating="true"/>
      """
  )
}
