import HeadlessUIKit

/// The storyboards of an app. Headless UIKit cannot read a storyboard, so a test makes the controllers that are in it.
@MainActor public enum HeadlessStoryboards {
  /// Gives the controllers of all storyboards of a name.
  ///
  /// The closure takes the identifier of a controller, or nil for the initial one. It makes the controller, and returns nil if
  /// the storyboard has none.
  public static func register(
    _ name: String, controllers: @escaping @MainActor (_ identifier: String?) -> UIViewController?
  ) {
    UIStoryboard.controllers[name] = controllers
  }

  /// Forgets the controllers of a storyboard. It contains no controllers again.
  public static func unregister(_ name: String) {
    UIStoryboard.controllers[name] = nil
  }
}
