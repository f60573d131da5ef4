extension ElementKind {
  package static let scenes = ElementKind(
    "scenes", .scenes,
    "The root element of a scene file.",
    attributes: [
      .init(key: .initialViewController, "The initial view controller of the file."),
      .init(key: .bundle, "The bundle of images, colours, texts and nibs, by default `module`."),
      .init(key: .localization, "The strings table for translations, or empty for no translation."),
      .init("tintColor", .color, "The tint colour of the app, available as `MainScenes.tintColor`."),
    ],
    children: .anyView.union([.import, .style, .controller, .placeholder]),
    example: """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home"/>
      </scenes>
      """
  )
}
