extension ElementKind {
  package static let activityIndicatorView = ElementKind(
    "activityIndicatorView", .view, type: "UIActivityIndicatorView", creation: "(style: {style})",
    "A view that shows that a task is in progress.",
    attributes: [
      .init("style", .choice(.indicatorStyle), makesWith: ".medium", "The size of the activity indicator."),
      .init("color", .color, sets: "color", "The colour of the activity indicator."),
      .init(
        "hidesWhenStopped", .boolean, sets: "hidesWhenStopped",
        "Whether the activity indicator is hidden when animation stops."),
      .init("animating", callsIfTrue: "startAnimating()", "Whether the activity indicator animates from the start."),
    ],
    including: [.view],
    children: .ofView,
    example: """
      <activityIndicatorView id="loading" style="large" animating="true"/>
      """
  )
}
