extension [AttributeKind] {
  /// The attributes of every scroll view.
  static let scrolling: [AttributeKind] = [
    .init("scrollEnabled", .boolean, sets: "isScrollEnabled", "Whether scrolling is enabled."),
    .init(
      "pagingEnabled", .boolean, sets: "isPagingEnabled", "Whether scrolling stops at multiples of the view's bounds."),
    .init(
      "alwaysBounceVertical", .boolean, sets: "alwaysBounceVertical", "Whether vertical scrolling always bounces."),
    .init(
      "alwaysBounceHorizontal", .boolean, sets: "alwaysBounceHorizontal",
      "Whether horizontal scrolling always bounces."),
    .init(
      "showsVerticalScrollIndicator", .boolean, sets: "showsVerticalScrollIndicator",
      "Whether the vertical scroll indicator is visible."),
    .init(
      "showsHorizontalScrollIndicator", .boolean, sets: "showsHorizontalScrollIndicator",
      "Whether the horizontal scroll indicator is visible."),
    .init(
      "keyboardDismissMode", .choice(.keyboardDismissMode), sets: "keyboardDismissMode",
      "The manner in which dragging dismisses the keyboard."),
    .init(
      "contentInsetAdjustmentBehavior", .choice(.insetAdjustment), sets: "contentInsetAdjustmentBehavior",
      "The adjustment of content insets for the safe area."),
    .init(
      "contentInset", .edgeInsets, sets: "contentInset", "The distance between the content and the scroll view's edges."
    ),
    .init(
      "scrollIndicatorInsets", .edgeInsets, sets: "scrollIndicatorInsets",
      "The distance between scroll indicators and the scroll view's edges."),
    .init(
      "indicatorStyle", .choice(.scrollIndicatorStyle), sets: "indicatorStyle", "The style of the scroll indicators."),
    .init("bounces", .boolean, sets: "bounces", "Whether scrolling bounces past the edges of the content."),
    .init("bouncesZoom", .boolean, sets: "bouncesZoom", "Whether zooming bounces past the scaling limits."),
    .init("minimumZoomScale", .number, sets: "minimumZoomScale", "The minimum scale factor for zooming."),
    .init("maximumZoomScale", .number, sets: "maximumZoomScale", "The maximum scale factor for zooming."),
    .init(
      "directionalLockEnabled", .boolean, sets: "isDirectionalLockEnabled",
      "Whether scrolling locks to one direction."),
    .init(
      "delaysContentTouches", .boolean, sets: "delaysContentTouches",
      "Whether touches in subviews wait until scrolling is ruled out."),
    .init(
      "canCancelContentTouches", .boolean, sets: "canCancelContentTouches",
      "Whether touches in subviews can become scrolling."),
  ]
}
