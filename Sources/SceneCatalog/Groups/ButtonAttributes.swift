extension AttributeKind {
  /// Whether it sets a property through `unconfigured` of the support file.
  public var isOfUnconfiguredButton: Bool {
    if case .property(let path) = effect { path.hasPrefix("unconfigured.") } else { false }
  }
}

extension [AttributeKind] {
  /// What a button without a configuration takes.
  ///
  /// iOS 15 has deprecated these properties. Such a button obeys them all the same, and `unconfigured` of the support
  /// file sets them without a warning.
  static let unconfiguredButton: [AttributeKind] = [
    .init(
      "contentEdgeInsets", .edgeInsets, sets: "unconfigured.contentEdgeInsets",
      "The space around its title and image; a configuration has `contentInsets` instead."),
    .init(
      "imageEdgeInsets", .edgeInsets, sets: "unconfigured.imageEdgeInsets",
      "How its image is moved; a configuration has `imagePadding` instead."),
    .init(
      "titleEdgeInsets", .edgeInsets, sets: "unconfigured.titleEdgeInsets",
      "How its title is moved; a configuration has `imagePadding` instead."),
    .init(
      "adjustsImageWhenHighlighted", .boolean, sets: "unconfigured.adjustsImageWhenHighlighted",
      "Whether its image is drawn darker while it is highlighted."),
    .init(
      "adjustsImageWhenDisabled", .boolean, sets: "unconfigured.adjustsImageWhenDisabled",
      "Whether its image is drawn lighter while it is disabled."),
    .init(
      "showsTouchWhenHighlighted", .boolean, sets: "unconfigured.showsTouchWhenHighlighted",
      "Whether it glows while it is touched."),
    .init(
      "reversesTitleShadowWhenHighlighted", .boolean, sets: "unconfigured.reversesTitleShadowWhenHighlighted",
      "Whether the shadow of its title is on the other side while it is highlighted."),
  ]

  /// What views that show an image take.
  static let imageScaling: [AttributeKind] = [
    .init(
      "adjustsImageSizeForAccessibilityContentSizeCategory", .boolean,
      sets: "adjustsImageSizeForAccessibilityContentSizeCategory",
      "Whether its image grows with the sizes of text for accessibility.")
  ]
}
