extension ElementKind {
  package static let viewControllerPlaceholder = ElementKind(
    "viewControllerPlaceholder", .placeholder,
    "Stands for a controller in another scene file, of this module or of another one, or in a storyboard.",
    attributes: [
      .init(key: .id, isRequired: true, "The name that segues in this file reach it by."),
      .init(key: .sceneName, "The scene file that holds it, without folder and extension."),
      .init(key: .module, "The module of that scene file, where it is another one."),
      .init(key: .storyboardName, "The storyboard that holds it."),
      .init(key: .bundleIdentifier, "The bundle of the storyboard, where it is not the main one."),
      .init(key: .referencedIdentifier, "Its id there; without one, the initial controller is meant."),
    ],
    including: [AttributeKind.customClass],
    example: """
      <viewControllerPlaceholder id="map" sceneName="Map"/>
      """
  )
}
