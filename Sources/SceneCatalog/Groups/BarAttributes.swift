extension [AttributeKind] {
  /// What every bar takes.
  static let bar: [AttributeKind] = [
    .init("barStyle", .choice(.barStyle), sets: "barStyle", "The bar style, which determines the default colours."),
    .init("barTintColor", .color, sets: "barTintColor", "The background tint of a bar without an appearance."),
    .init("translucent", .boolean, sets: "isTranslucent", "Whether the bar is translucent."),
  ]

  /// What every navigation bar takes.
  static let navigationBar: [AttributeKind] = [
    .init(
      "prefersLargeTitles", .boolean, sets: "prefersLargeTitles", "Whether the navigation bar displays large titles."),
    .init("shadowImage", .image, sets: "shadowImage", "The shadow image of a bar without an appearance."),
    .init("backIndicatorImage", .image, sets: "backIndicatorImage", "The image next to the title of the back button."),
    .init(
      "backIndicatorTransitionMaskImage", .image, sets: "backIndicatorTransitionMaskImage",
      "The mask for the back indicator image during transitions."),
  ]

  /// What every tab bar takes.
  static let tabBar: [AttributeKind] = [
    .init(
      "unselectedItemTintColor", .color, sets: "unselectedItemTintColor", "The tint colour of unselected items."),
    .init("backgroundImage", .image, sets: "backgroundImage", "The background image of a bar without an appearance."),
    .init("shadowImage", .image, sets: "shadowImage", "The shadow image of a bar without an appearance."),
    .init(
      "selectionIndicatorImage", .image, sets: "selectionIndicatorImage", "The image of the selection indicator."),
    .init("itemPositioning", .choice(.tabPositioning), sets: "itemPositioning", "The positioning of the items."),
    .init("itemWidth", .number, sets: "itemWidth", "The width of centred items."),
    .init("itemSpacing", .number, sets: "itemSpacing", "The space between centred items."),
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
      "background", .choice(.barBackground), calls: "%()",
      "The background to start from, such as opaque or transparent."
    ),
    .init("backgroundColor", .color, sets: "backgroundColor", "The background colour of the bar."),
    .init("backgroundImage", .image, sets: "backgroundImage", "The background image of the bar."),
    .init(
      "backgroundImageContentMode", .choice(.contentMode), sets: "backgroundImageContentMode",
      "The content mode of the background image."),
    .init("shadowColor", .color, sets: "shadowColor", "The colour of the bar's shadow."),
    .init("shadowImage", .image, sets: "shadowImage", "The image of the bar's shadow."),
  ]

  /// What the appearance of a navigation bar takes.
  static let navigationBarAppearance: [AttributeKind] = [
    .init("titlePositionAdjustment", .offset, sets: "titlePositionAdjustment", "The offset of the title.")
  ]

  /// What the appearance of a tab bar takes.
  static let tabBarAppearance: [AttributeKind] = [
    .init(
      "selectionIndicatorTintColor", .color, sets: "selectionIndicatorTintColor",
      "The tint colour of the selection indicator."),
    .init(
      "selectionIndicatorImage", .image, sets: "selectionIndicatorImage", "The image of the selection indicator."),
  ]

  /// How titles look.
  static let titleText: [AttributeKind] = [
    .init("font", .font, entry: "font", of: "UIFont", "The font of the text."),
    .init("textColor", .color, entry: "foregroundColor", of: "UIColor", "The colour of the text."),
    .init("shadowColor", .color, shadow: "shadowColor", of: "UIColor", "The shadow colour of the text."),
    .init("shadowOffset", .size, shadow: "shadowOffset", of: "CGSize", "The shadow offset of the text."),
  ]
}
