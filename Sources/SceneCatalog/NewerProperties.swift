/// The properties of UIKit that are newer than the oldest system, as far as `set` has values for them and no attribute
/// sets them.
enum NewerProperties {
  /// The first system that has a property of a class or of what it inherits from; nil if all have it, or if it is not known.
  static func version(of property: String, in className: String) -> SystemVersion? {
    sequence(first: className) { UIKitClasses.superclass(of: $0) }.lazy.compactMap { versions[$0]?[property] }.first
  }

  /// The class of what a property of any view or controller holds.
  static let classes = ["keyboardLayoutGuide": "UIKeyboardLayoutGuide", "navigationItem": "UINavigationItem"]

  private static let versions: [String: [String: SystemVersion]] = [
    "UIBarButtonItem": [
      "isHidden": "16.0", "isSymbolAnimationEnabled": "17.0", "preferredMenuElementOrder": "16.0",
    ],
    "UIButton": ["preferredMenuElementOrder": "16.0"],
    "UICollectionView": ["selfSizingInvalidation": "16.0"],
    "UIControl": ["isSymbolAnimationEnabled": "17.0"],
    "UIImageView": ["preferredImageDynamicRange": "17.0"],
    "UIKeyboardLayoutGuide": ["keyboardDismissPadding": "17.0", "usesBottomSafeArea": "17.0"],
    "UILabel": ["preferredVibrancy": "17.0"],
    "UINavigationBar": ["preferredBehavioralStyle": "16.0"],
    "UINavigationItem": ["customizationIdentifier": "16.0", "preferredSearchBarPlacement": "16.0", "style": "16.0"],
    "UIPageControl": ["direction": "16.0", "preferredCurrentPageIndicatorImage": "16.0"],
    "UIScrollView": [
      "allowsKeyboardScrolling": "17.0", "bouncesHorizontally": "17.4", "bouncesVertically": "17.4",
      "contentAlignmentPoint": "17.4", "transfersHorizontalScrollingToParent": "17.4",
      "transfersVerticalScrollingToParent": "17.4",
    ],
    "UISearchBar": ["isEnabled": "16.4", "isLookToDictateEnabled": "17.0"],
    "UISearchController": [
      "ignoresSearchSuggestionsForSearchBarPlacementStacked": "16.0", "scopeBarActivation": "16.0",
    ],
    "UITabBarController": ["customizationIdentifier": "18.0", "isTabBarHidden": "18.0", "mode": "18.0"],
    "UITableView": ["contentHuggingElements": "18.0", "selfSizingInvalidation": "16.0"],
    "UITextView": [
      "allowedWritingToolsResultOptions": "18.0", "borderStyle": "17.0", "isFindInteractionEnabled": "16.0",
      "writingToolsBehavior": "18.0",
    ],
    "UIView": ["anchorPoint": "16.0"],
    "UIViewController": ["interactionActivityTrackingBaseName": "16.0"],
  ]
}

extension ElementKind {
  /// The first system on which `set` can set a property of an element's object; nil if all have it, or if it is none of
  /// UIKit's.
  package func since(setting path: PropertyPath) -> SystemVersion? {
    if let attribute = attributes.first(where: { $0.effect == .property(path.swift) }) { return attribute.since }
    var owner = type
    for name in path.names {
      guard let className = owner else { return nil }
      if let version = NewerProperties.version(of: name, in: className) { return version }
      owner = NewerProperties.classes[name]
    }
    return nil
  }
}
