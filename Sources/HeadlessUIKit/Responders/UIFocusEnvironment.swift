/// A part of an app that can have the focus, or contain what has it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// What is focused first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The group in which the tab key moves the focus.
  var focusGroupIdentifier: String? { get }
  /// Whether the focus can change as the context says.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has changed.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Asks for another focus.
  func setNeedsFocusUpdate()
  /// Changes the focus now.
  func updateFocusIfNeeded()
}

/// Something that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can be focused.
  var canBecomeFocused: Bool { get }
  /// The frame of the item.
  var frame: CGRect { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
