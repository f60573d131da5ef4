import LayoutSolver
import UIKitFacts

/// The room that a window gives to sheets and popovers.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let bounds: CGRect
  let place: PresentationRoom
  /// The height between the top of the largest sheet and the bottom of the safe area.
  var maximumDetentValue: CGFloat { CGFloat(place.largestDetent) }

  init(bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.bounds = bounds
    containerTraitCollection = traits
    place = PresentationRoom(
      size: LayoutSize(bounds.size), safeArea: LayoutInsets(safeArea),
      isRegularWidth: traits.horizontalSizeClass == .regular, isCompactHeight: traits.verticalSizeClass == .compact)
    super.init()
  }

  convenience init(in window: UIWindow) {
    self.init(bounds: window.bounds, safeArea: window.safeAreaInsets, traits: window.traitCollection)
  }
}
