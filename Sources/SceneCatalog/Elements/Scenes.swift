extension ElementKind {
  package static let scenes = ElementKind(
    "scenes", .scenes,
    "The root of a scene file.",
    attributes: [
      .init(key: .initialViewController, "The controller that the file starts with."),
      .init(
        key: .bundle,
        "Where images, colours, texts, nibs and storyboards are: with the module, as without this attribute, with its code, or "
          + "with the app."
      ),
      .init(
        key: .localization,
        "The strings table that the texts of the file are translated with; empty for no translation."
      ),
      .init("tintColor", .color, "The tint of the app, which code gives to its window: `MainScenes.tintColor`."),
    ],
    children: [.import, .style, .controller, .placeholder, .view, .reusable],
    example: """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home"/>
      </scenes>
      """
  )
}
