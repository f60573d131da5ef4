/// Something that the user can do with a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject, NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed.
  func willMove(to view: UIView?)
  /// Called when the interaction has been added to a view, or removed.
  func didMove(to view: UIView?)
}
