extension ElementKind {
  package static let viewControllerPlaceholder = ElementKind(
    "viewControllerPlaceholder", .placeholder,
    "A reference to a controller in another scene file or storyboard.",
    attributes: [
      .init(key: .id, isRequired: true, "The identifier of the reference for segues in this file."),
      .init(key: .sceneName, "The name of the scene file, without folder and extension."),
      .init(key: .module, "The module of the scene file, by default this module."),
      .init(key: .storyboardName, "The name of the storyboard."),
      .init(key: .bundleIdentifier, "The identifier of the storyboard's bundle, by default the main bundle."),
      .init(key: .referencedIdentifier, "The identifier of the controller, by default the initial view controller."),
    ],
    including: [AttributeKind.customClass],
    example: """
      <viewControllerPlaceholder id="map" sceneName="Map"/>
      """
  )
}
