/// A device of Apple's, as far as it decides the layout of a screen.
package struct Device: Sendable, Hashable {
  /// The name that people and `--device` use: `iPhone 16`.
  package var name: String
  /// The identifiers that Interface Builder has for devices of this size: `retina6_12`.
  package var interfaceBuilderIDs: [String]
  /// The size of the screen in portrait, in points.
  package var size: LayoutSize
  /// Pixels to a point.
  package var scale: Double
  package var idiom: Idiom
  /// The safe area in portrait, without bars of the app.
  package var portraitSafeArea: LayoutInsets
  /// The safe area in landscape, without bars of the app.
  package var landscapeSafeArea: LayoutInsets
  /// Whether the width is regular in landscape.
  package var isWideInLandscape: Bool

  package enum Idiom: Sendable, Hashable {
    case phone
    case pad
  }

  /// The size that frames in a controller's view are for where the view has none: generated Swift makes it so large, and
  /// whatever shows it resizes it.
  package static let sceneCanvas = LayoutSize(width: 375, height: 667)

  /// The size of the screen.
  package func size(isLandscape: Bool) -> LayoutSize {
    isLandscape ? LayoutSize(width: size.height, height: size.width) : size
  }

  /// What the hardware and the status bar cover.
  package func safeArea(isLandscape: Bool) -> LayoutInsets { isLandscape ? landscapeSafeArea : portraitSafeArea }

  /// Whether the horizontal size class is regular.
  package func isRegularWidth(isLandscape: Bool) -> Bool { idiom == .pad || isLandscape && isWideInLandscape }

  /// Whether the vertical size class is regular.
  package func isRegularHeight(isLandscape: Bool) -> Bool { idiom == .pad || !isLandscape }
}
