/// The declarations of UIKit that decide whether a class of the app fits its scene.
package enum UIKitClasses {
  /// The superclass of a class of UIKit; nil if scenes do not use the class.
  package static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether a class is one of UIKit's, or what they inherit from.
  package static func contains(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

  /// Whether a class of UIKit's is another one or inherits from it.
  package static func isSubclass(_ name: String, of other: String) -> Bool {
    var next: String? = name
    while let name = next {
      if name == other { return true }
      next = superclasses[name]
    }
    return false
  }

  /// Whether a class of UIKit's that controllers or views inherit from may have a method of this base name, which an
  /// action can call.
  package static func mayHaveMethod(_ name: String) -> Bool { methods.contains(name) }

  /// Whether a class of UIKit's that controllers or views inherit from may have a property of this name, which an outlet
  /// can set.
  package static func mayHaveProperty(_ name: String) -> Bool { properties.contains(name) }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (superclass, names) in subclasses { for name in names { result[name] = superclass } }
    return result
  }()

  private static let subclasses: KeyValuePairs<String, [String]> = [
    "NSObject": [
      "UIBarItem", "UIGestureRecognizer", "UIMenuElement", "UIResponder", "UIStoryboardSegue",
      "WKWebViewConfiguration",
    ],
    "SCNView": ["ARSCNView"],
    "SKView": ["ARSKView"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIControl": [
      "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIPasteControl", "UIRefreshControl",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UICommand": ["UIKeyCommand"],
    "UIGestureRecognizer": [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    ],
    "UIMenuElement": ["UIAction", "UICommand", "UIMenu"],
    "UINavigationController": ["UIImagePickerController", "UIVideoEditorController"],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIResponder": ["UIView", "UIViewController"],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UITextField": ["UISearchTextField"],
    "UIView": [
      "MKMapView", "MTKView", "SCNView", "SKView", "WKWebView",
      "UIActivityIndicatorView", "UICalendarView", "UICollectionReusableView", "UIContentUnavailableView", "UIControl",
      "UIEventAttributionView", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UINavigationBar",
      "UIPickerView", "UIPopoverBackgroundView", "UIProgressView", "UIScrollView", "UISearchBar", "UIStackView",
      "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView", "UIWindow",
    ],
    "UIViewController": [
      "AVPlayerViewController", "UIActivityViewController", "UIAlertController", "UICloudSharingController",
      "UICollectionViewController",
      "UIColorPickerViewController", "UIDocumentBrowserViewController", "UIDocumentPickerViewController",
      "UIDocumentViewController", "UIFontPickerViewController", "UIHostingController", "UIInputViewController",
      "UINavigationController",
      "UIPageViewController", "UIReferenceLibraryViewController", "UISearchContainerViewController",
      "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController",
    ],
  ]

  private static let methods: Set<String> = [
    "addSubview", "becomeFirstResponder", "bringSubviewToFront", "copy", "cut", "delete", "didReceiveMemoryWarning",
    "dismiss", "endEditing", "hide", "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "loadView",
    "loadViewIfNeeded", "paste", "reloadData", "reloadInputViews", "removeFromParent", "removeFromSuperview",
    "resignFirstResponder", "select", "selectAll", "sendSubviewToBack", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConfiguration", "setNeedsUpdateConstraints", "show",
    "sizeToFit", "startAnimating", "stopAnimating", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "updateConstraints", "updateUserActivityState", "validate",
  ]

  private static let properties: Set<String> = [
    "accessibilityElements", "accessoryView", "backgroundView", "collectionView", "collectionViewLayout",
    "customizableViewControllers", "dataSource", "delegate", "dragDelegate", "dropDelegate", "editingAccessoryView",
    "inputAccessoryView", "inputView", "leftView", "mask", "multipleSelectionBackgroundView", "navigationDelegate",
    "prefetchDataSource",
    "refreshControl", "rightView", "searchResultsUpdater", "selectedBackgroundView", "selectedViewController",
    "tabBarItem", "tableFooterView", "tableHeaderView", "tableView", "textContentStorage", "toolbarItems",
    "transitioningDelegate", "uiDelegate", "view", "viewControllers",
  ]
}
