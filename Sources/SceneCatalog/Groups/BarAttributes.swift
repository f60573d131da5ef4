extension [AttributeKind] {
  /// What every bar takes.
  static let bar: [AttributeKind] = [
    .init("barStyle", .choice(.barStyle), sets: "barStyle", "Whether it is light or dark."),
    .init("barTintColor", .color, sets: "barTintColor", "The colour behind it, if it has no appearance."),
    .init("translucent", .boolean, sets: "isTranslucent", "Whether what is behind it shines through."),
  ]

  /// What every navigation bar takes.
  static let navigationBar: [AttributeKind] = [
    .init("prefersLargeTitles", .boolean, sets: "prefersLargeTitles", "Whether titles are large."),
    .init("shadowImage", .image, sets: "shadowImage", "The line under it, if it has no appearance."),
    .init("backIndicatorImage", .image, sets: "backIndicatorImage", "The image beside the title of the way back."),
    .init(
      "backIndicatorTransitionMaskImage", .image, sets: "backIndicatorTransitionMaskImage",
      "The mask that hides titles that move under that image."),
  ]

  /// What every tab bar takes.
  static let tabBar: [AttributeKind] = [
    .init(
      "unselectedItemTintColor", .color, sets: "unselectedItemTintColor", "The colour of items that are not selected."),
    .init("backgroundImage", .image, sets: "backgroundImage", "The image behind it, if it has no appearance."),
    .init("shadowImage", .image, sets: "shadowImage", "The line at its edge, if it has no appearance."),
    .init(
      "selectionIndicatorImage", .image, sets: "selectionIndicatorImage", "The image that marks the selected item."),
    .init("itemPositioning", .choice(.tabPositioning), sets: "itemPositioning", "How items are spread."),
    .init("itemWidth", .number, sets: "itemWidth", "How wide items are that are centred."),
    .init("itemSpacing", .number, sets: "itemSpacing", "The space between items that are centred."),
  ]

  /// What a bar takes as a view that its controller makes and lays out.
  static let barOfController: [AttributeKind] = {
    let names = [
      "backgroundColor", "tintColor", "alpha", "tag", "userInteractionEnabled", "semanticContentAttribute",
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint",
    ]
    return [AttributeKind].view.filter { names.contains($0.name) }
  }()

  /// What the appearance of any bar takes.
  static let barAppearance: [AttributeKind] = [
    .init(
      "background", .choice(.barBackground), calls: "%()", "What is behind the bar, before the other attributes count."
    ),
    .init("backgroundColor", .color, sets: "backgroundColor", "The colour behind the bar."),
    .init("backgroundImage", .image, sets: "backgroundImage", "The image behind the bar."),
    .init(
      "backgroundImageContentMode", .choice(.contentMode), sets: "backgroundImageContentMode",
      "How the image fits the bar."),
    .init("shadowColor", .color, sets: "shadowColor", "The colour of the line at the edge of the bar."),
    .init("shadowImage", .image, sets: "shadowImage", "The line at the edge of the bar."),
  ]

  /// What the appearance of a navigation bar takes.
  static let navigationBarAppearance: [AttributeKind] = [
    .init("titlePositionAdjustment", .offset, sets: "titlePositionAdjustment", "How the title is moved.")
  ]

  /// What the appearance of a tab bar takes.
  static let tabBarAppearance: [AttributeKind] = [
    .init(
      "selectionIndicatorTintColor", .color, sets: "selectionIndicatorTintColor",
      "The colour of what marks the selected item."),
    .init(
      "selectionIndicatorImage", .image, sets: "selectionIndicatorImage", "The image that marks the selected item."),
  ]

  /// How titles look.
  static let titleText: [AttributeKind] = [
    .init("font", .font, entry: "font", of: "UIFont", "The font of the text."),
    .init("textColor", .color, entry: "foregroundColor", of: "UIColor", "The colour of the text."),
    .init("shadowColor", .color, shadow: "shadowColor", of: "UIColor", "The colour of the text's shadow."),
    .init("shadowOffset", .size, shadow: "shadowOffset", of: "CGSize", "How far the shadow is from the text."),
  ]
}
