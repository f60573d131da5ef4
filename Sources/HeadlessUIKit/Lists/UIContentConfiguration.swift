/// Describes the content of a view, and makes that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A view with this content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the view around the content.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view that its configuration can depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// A state with the given traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIContentConfiguration {
  /// Shows the content in the place of another content view, or in that view if it shows configurations of the same type.
  func replace(_ contentView: inout UIView, in owner: UIView) {
    if let shown = contentView as? any UIContentView, type(of: shown.configuration) == type(of: self) {
      shown.configuration = self
      return
    }
    contentView.removeFromSuperview()
    contentView = makeContentView()
    owner.addFilling(contentView)
  }
}
