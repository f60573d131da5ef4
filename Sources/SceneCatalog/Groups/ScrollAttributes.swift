extension [AttributeKind] {
  /// What everything that scrolls takes.
  static let scrolling: [AttributeKind] = [
    .init("scrollEnabled", .boolean, sets: "isScrollEnabled", "Whether it scrolls."),
    .init("pagingEnabled", .boolean, sets: "isPagingEnabled", "Whether it stops at pages."),
    .init(
      "alwaysBounceVertical", .boolean, sets: "alwaysBounceVertical", "Whether it bounces down even when all fits."),
    .init(
      "alwaysBounceHorizontal", .boolean, sets: "alwaysBounceHorizontal",
      "Whether it bounces across even when all fits."),
    .init(
      "showsVerticalScrollIndicator", .boolean, sets: "showsVerticalScrollIndicator",
      "Whether it shows how far down it is."),
    .init(
      "showsHorizontalScrollIndicator", .boolean, sets: "showsHorizontalScrollIndicator",
      "Whether it shows how far across it is."),
    .init(
      "keyboardDismissMode", .choice(.keyboardDismissMode), sets: "keyboardDismissMode",
      "How scrolling puts the keyboard away."),
    .init(
      "contentInsetAdjustmentBehavior", .choice(.insetAdjustment), sets: "contentInsetAdjustmentBehavior",
      "How it keeps clear of bars."),
  ]
}
