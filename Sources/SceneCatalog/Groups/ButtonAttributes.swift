extension AttributeKind {
  /// Whether it sets a property through `unconfigured` of the support file.
  public var isOfUnconfiguredButton: Bool {
    if case .property(let path) = effect { path.hasPrefix("unconfigured.") } else { false }
  }
}

extension [AttributeKind] {
  /// The attributes of a button without a configuration.
  ///
  /// iOS 15 has deprecated these properties, but such a button still uses them. `unconfigured` of the support file sets
  /// them without a warning.
  static let unconfiguredButton: [AttributeKind] = [
    .init(
      "contentEdgeInsets", .edgeInsets, sets: "unconfigured.contentEdgeInsets",
      "The margins around the content of an unconfigured button."),
    .init(
      "imageEdgeInsets", .edgeInsets, sets: "unconfigured.imageEdgeInsets",
      "The margins around the image of an unconfigured button."),
    .init(
      "titleEdgeInsets", .edgeInsets, sets: "unconfigured.titleEdgeInsets",
      "The margins around the title of an unconfigured button."),
    .init(
      "adjustsImageWhenHighlighted", .boolean, sets: "unconfigured.adjustsImageWhenHighlighted",
      "Whether the image changes when the button is highlighted."),
    .init(
      "adjustsImageWhenDisabled", .boolean, sets: "unconfigured.adjustsImageWhenDisabled",
      "Whether the image changes when the button is disabled."),
    .init(
      "showsTouchWhenHighlighted", .boolean, sets: "unconfigured.showsTouchWhenHighlighted",
      "Whether the button glows when touched."),
    .init(
      "reversesTitleShadowWhenHighlighted", .boolean, sets: "unconfigured.reversesTitleShadowWhenHighlighted",
      "Whether the title shadow reverses when the button is highlighted."),
  ]

  /// The attributes of views that show an image.
  static let imageScaling: [AttributeKind] = [
    .init(
      "adjustsImageSizeForAccessibilityContentSizeCategory", .boolean,
      sets: "adjustsImageSizeForAccessibilityContentSizeCategory",
      "Whether the image scales with accessibility text sizes.")
  ]
}
