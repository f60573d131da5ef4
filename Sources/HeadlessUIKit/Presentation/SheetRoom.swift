import UIKitFacts

/// The room of a sheet in a window.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  /// The height between the top of the largest sheet and the bottom of the safe area.
  let maximumDetentValue: CGFloat

  init(in window: UIWindow) {
    containerTraitCollection = window.traitCollection
    let insets = window.safeAreaInsets
    maximumDetentValue = max(0, window.bounds.height - insets.top - insets.bottom - CGFloat(ControlSizes.sheetDistance))
    super.init()
  }
}
