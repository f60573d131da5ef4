/// The room of a sheet in a window.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  /// The height between the top of the largest sheet and the bottom of the safe area.
  let maximumDetentValue: CGFloat

  /// The distance of the largest sheet from the status bar, as Interface Builder's canvases show it.
  private static let distance: CGFloat = 10

  init(in window: UIWindow) {
    containerTraitCollection = window.traitCollection
    let insets = window.safeAreaInsets
    maximumDetentValue = max(0, window.bounds.height - insets.top - insets.bottom - Self.distance)
    super.init()
  }
}
