import UIKitFacts

/// A screen: here, that of a phone in portrait.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  private static let phone = UIScreen()

  /// The screen of the device.
  open class var main: UIScreen { phone }

  /// The size of the screen in points.
  open var bounds: CGRect { CGRect(LayoutRect(origin: .zero, size: Device.headless.size(isLandscape: false))) }
  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// The size of the screen in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The number of pixels per point of the device.
  open var nativeScale: CGFloat { scale }
  /// The brightness, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// The most frames in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded; it never is here.
  open var isCaptured: Bool { false }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .standard }
  /// The coordinates of the screen in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point of another space to the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle of the screen to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of another space to the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, from: coordinateSpace) }
  }

  package override init() {
    super.init()
  }
}
