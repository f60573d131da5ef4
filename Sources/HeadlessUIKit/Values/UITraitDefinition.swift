/// A trait, to register for its changes.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The default value of the trait.
  static var defaultValue: Value { get }
}

/// A trait as a value.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// The available width.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The available height.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Whether the interface is light or dark.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The kind of device that the interface is for.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The direction in which the interface is read.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Whether the user wants more contrast.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The size of text that the user prefers.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The number of pixels per point.
@available(iOS 17.0, *)
@preconcurrency @MainActor public struct UITraitDisplayScale: UITraitDefinition {
  /// The value without any that is set.
  public static let defaultValue: CGFloat = 0
}
