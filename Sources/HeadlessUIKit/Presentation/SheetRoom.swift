import UIKitFacts

/// The room that a window gives to sheets and popovers.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  /// The height between the top of the largest sheet and the bottom of the safe area.
  let maximumDetentValue: CGFloat
  let bounds: CGRect
  let safeArea: UIEdgeInsets

  init(bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    (self.bounds, self.safeArea, containerTraitCollection) = (bounds, safeArea, traits)
    maximumDetentValue = max(0, bounds.height - safeArea.top - safeArea.bottom - CGFloat(ControlSizes.sheetDistance))
    super.init()
  }

  convenience init(in window: UIWindow) {
    self.init(bounds: window.bounds, safeArea: window.safeAreaInsets, traits: window.traitCollection)
  }

  /// Whether sheets and popovers float in the room, as on a tablet.
  var isRegular: Bool {
    containerTraitCollection.horizontalSizeClass == .regular && containerTraitCollection.verticalSizeClass != .compact
  }

  var hasCompactHeight: Bool { containerTraitCollection.verticalSizeClass == .compact }

  /// The frame of a sheet at the lower edge.
  ///
  /// - Parameters:
  ///   - height: above the safe area.
  ///   - width: nil for that of the room.
  func attachedFrame(height: CGFloat, width: CGFloat? = nil) -> CGRect {
    let height = min(max(0, height), maximumDetentValue) + safeArea.bottom
    let width = min(width ?? bounds.width, bounds.width)
    return CGRect(
      x: bounds.minX + (bounds.width - width) / 2, y: bounds.maxY - height, width: width, height: height)
  }

  /// The frame of something in the middle, which leaves the edges of the room free.
  func centeredFrame(of size: CGSize) -> CGRect {
    let distance = CGFloat(ControlSizes.sheetDistance)
    let free = bounds.inset(by: safeArea).insetBy(dx: distance, dy: distance)
    let (width, height) = (min(size.width, max(0, free.width)), min(size.height, max(0, free.height)))
    return CGRect(x: free.midX - width / 2, y: free.midY - height / 2, width: width, height: height)
  }
}
