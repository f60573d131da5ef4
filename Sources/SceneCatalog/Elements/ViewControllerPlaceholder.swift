extension ElementKind {
  package static let viewControllerPlaceholder = ElementKind(
    "viewControllerPlaceholder", .placeholder,
    "Stands for a controller in another scene file or in a storyboard.",
    attributes: [
      .init("id", .name, isRequired: true, "The name that segues in this file reach it by."),
      .init("sceneName", .string, "The scene file that holds it, without folder and extension."),
      .init("storyboardName", .string, "The storyboard that holds it."),
      .init("bundleIdentifier", .string, "The bundle of the storyboard, where it is not the main one."),
      .init("referencedIdentifier", .string, "Its id there; without one, the initial controller is meant."),
    ],
    including: [AttributeKind.customClass],
    example: """
      <viewControllerPlaceholder id="map" sceneName="Map"/>
      """
  )
}
