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
    .init("contentInset", .edgeInsets, sets: "contentInset", "The space around what it scrolls."),
    .init(
      "scrollIndicatorInsets", .edgeInsets, sets: "scrollIndicatorInsets",
      "How far from its edges the indicators keep."),
    .init("indicatorStyle", .choice(.scrollIndicatorStyle), sets: "indicatorStyle", "The colour of the indicators."),
    .init("bounces", .boolean, sets: "bounces", "Whether it goes past the end and back."),
    .init("bouncesZoom", .boolean, sets: "bouncesZoom", "Whether it zooms past the limits and back."),
    .init("minimumZoomScale", .number, sets: "minimumZoomScale", "How far it zooms out."),
    .init("maximumZoomScale", .number, sets: "maximumZoomScale", "How far it zooms in."),
    .init(
      "directionalLockEnabled", .boolean, sets: "isDirectionalLockEnabled",
      "Whether it scrolls either across or down at a time."),
    .init(
      "delaysContentTouches", .boolean, sets: "delaysContentTouches",
      "Whether views in it get touches only when it is clear that nothing scrolls."),
    .init(
      "canCancelContentTouches", .boolean, sets: "canCancelContentTouches",
      "Whether a touch of a view in it can become scrolling."),
  ]
}
