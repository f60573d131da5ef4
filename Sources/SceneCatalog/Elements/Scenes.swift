extension ElementKind {
  package static let scenes = ElementKind(
    "scenes", .scenes,
    "The root of a scene file.",
    attributes: [
      .init(key: .initialViewController, "The controller that the file starts with."),
      .init(
        key: .bundle,
        "Where images, colours, nibs and storyboards are: with the module, as without this attribute, with its code, or "
          + "with the app."
      ),
    ],
    children: [.import, .style, .controller, .placeholder],
    example: """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home"/>
      </scenes>
      """
  )
}
