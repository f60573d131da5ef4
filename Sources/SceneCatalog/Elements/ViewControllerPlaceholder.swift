extension ElementKind {
  package static let viewControllerPlaceholder = ElementKind(
    "viewControllerPlaceholder", .placeholder,
    "Stands for a controller in another scene file, of this module or of another one, or in a storyboard.",
    attributes: [
      .init("id", .name, isRequired: true, "The name that segues in this file reach it by."),
      .init("sceneName", .string, "The scene file that holds it, without folder and extension."),
      .init("module", .moduleName, "The module of that scene file, where it is another one."),
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
