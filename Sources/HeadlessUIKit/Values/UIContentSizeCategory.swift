import UIKitFacts

/// The size of text that the user prefers.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// The category of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category is specified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the standard size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the standard size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the standard size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the standard size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The notification that the user has chosen another size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  // MARK: Order

  /// From the smallest to the largest.
  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var step: Int { Self.sizes.firstIndex(of: self) ?? -1 }

  /// Whether one size is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
  /// Whether one size is at most another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step <= right.step }
  /// Whether one size is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step > right.step }
  /// Whether one size is at least another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step >= right.step }

  /// The facts of the category; those of the standard size if it is unspecified.
  var facts: ContentSizeCategory {
    ContentSizeCategory.allCases.indices.contains(step) ? ContentSizeCategory.allCases[step] : .large
  }
}
