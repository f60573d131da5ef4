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

/// The state of a view that its configuration can depend on; there is none here.
@preconcurrency @MainActor public protocol UIConfigurationState {}

extension UIContentConfiguration {
  /// Shows the content in the place of another content view.
  func replace(_ contentView: inout UIView, in owner: UIView) {
    contentView.removeFromSuperview()
    contentView = makeContentView()
    owner.addFilling(contentView)
  }
}
