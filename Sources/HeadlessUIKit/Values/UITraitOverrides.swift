/// Traits that can be set.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UIMutableTraits: NSObjectProtocol {
  /// The available width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The available height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The interface idiom.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the user wants more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
}

/// The traits that an object overrides.
///
/// UIKit raises an exception where a trait is read that was not set; here it is unspecified.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {}

/// The traits that are set on a controller.
@MainActor final class TraitOverrides: NSObject {
  private(set) var collection: UITraitCollection?
  private weak var controller: UIViewController?

  init(of controller: UIViewController) { self.controller = controller }

  private func set<Value>(_ trait: WritableKeyPath<UITraitCollection.Traits, Value?>, _ value: Value) {
    var traits = collection?.traits ?? UITraitCollection.Traits()
    traits[keyPath: trait] = value
    guard let controller else { return collection = UITraitCollection(traits) }
    controller.changeTraits { collection = UITraitCollection(traits) }
  }
}

@available(iOS 17.0, *)
extension TraitOverrides: UITraitOverrides {
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.horizontalSizeClass ?? .unspecified }
    set { set(\.horizontalSizeClass, newValue) }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection?.verticalSizeClass ?? .unspecified }
    set { set(\.verticalSizeClass, newValue) }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection?.userInterfaceStyle ?? .unspecified }
    set { set(\.userInterfaceStyle, newValue) }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { collection?.userInterfaceIdiom ?? .unspecified }
    set { set(\.userInterfaceIdiom, newValue) }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { collection?.accessibilityContrast ?? .unspecified }
    set { set(\.accessibilityContrast, newValue) }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection?.preferredContentSizeCategory ?? .unspecified }
    set { set(\.preferredContentSizeCategory, newValue) }
  }
  var displayScale: CGFloat {
    get { collection?.displayScale ?? 0 }
    set { set(\.displayScale, newValue) }
  }
}
