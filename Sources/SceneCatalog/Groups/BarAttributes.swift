extension [AttributeKind] {
  /// The attributes of every bar.
  static let bar: [AttributeKind] = [
    .init("barStyle", .choice(.barStyle), sets: "barStyle", "The bar style, which determines the default colours."),
    .init("barTintColor", .color, sets: "barTintColor", "The background tint of a bar without an appearance."),
    .init("translucent", .boolean, sets: "isTranslucent", "Whether the bar is translucent."),
  ]

  /// The attributes of every navigation bar.
  static let navigationBar: [AttributeKind] = [
    .init(
      "prefersLargeTitles", .boolean, sets: "prefersLargeTitles", "Whether the navigation bar displays large titles."),
    .init("shadowImage", .image, sets: "shadowImage", "The shadow image of a bar without an appearance."),
    .init("backIndicatorImage", .image, sets: "backIndicatorImage", "The image next to the title of the back button."),
    .init(
      "backIndicatorTransitionMaskImage", .image, sets: "backIndicatorTransitionMaskImage",
      "The mask for the back indicator image during transitions."),
  ]

  /// The attributes of every tab bar.
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

  /// The attributes of a bar that its controller creates and lays out.
  static let barOfController: [AttributeKind] = {
    let names = [
      "backgroundColor", "tintColor", "alpha", "tag", "userInteractionEnabled", "semanticContentAttribute",
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint",
    ]
    return [AttributeKind].view.filter { names.contains($0.name) }
  }()

  /// The attributes of the appearance of any bar.
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

  /// The attributes of the appearance of a navigation bar.
  static let navigationBarAppearance: [AttributeKind] = [
    .init("titlePositionAdjustment", .offset, sets: "titlePositionAdjustment", "The offset of the title.")
  ]

  /// The attributes of the appearance of a tab bar.
  static let tabBarAppearance: [AttributeKind] = [
    .init(
      "selectionIndicatorTintColor", .color, sets: "selectionIndicatorTintColor",
      "The tint colour of the selection indicator."),
    .init(
      "selectionIndicatorImage", .image, sets: "selectionIndicatorImage", "The image of the selection indicator."),
  ]

  /// The attributes of titles.
  static let titleText: [AttributeKind] = [
    .init("font", .font, entry: "font", of: "UIFont", "The font of the text."),
    .init("textColor", .color, entry: "foregroundColor", of: "UIColor", "The colour of the text."),
    .init("shadowColor", .color, shadow: "shadowColor", of: "UIColor", "The shadow colour of the text."),
    .init("shadowOffset", .size, shadow: "shadowOffset", of: "CGSize", "The shadow offset of the text."),
  ]
}
