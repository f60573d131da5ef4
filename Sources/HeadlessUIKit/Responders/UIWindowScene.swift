/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window of the scene that keys are sent to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that the scene is on.
  open var screen: UIScreen { UIScreen.main }
  /// The places in the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .standard }
}
