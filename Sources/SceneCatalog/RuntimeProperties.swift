/// Properties of UIKit's classes that key-value coding knows by another name than Swift: `hidden` is `isHidden`.
package enum RuntimeProperties {
  /// The path in Swift of what a key path leads to.
  ///
  /// - Parameter type: the class of UIKit's that the path starts at.
  package static func swiftPath(of keyPath: String, from type: String) -> String {
    path(keyPath, from: type) { name, type in
      declares(name, type) ? "is" + name.prefix(1).uppercased() + name.dropFirst() : name
    }
  }

  /// The key path of what a path in Swift leads to.
  package static func keyPath(of path: String, from type: String) -> String {
    self.path(path.replacing("?", with: ""), from: type) { name, type in
      let key = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
      return name.hasPrefix("is") && declares(key, type) ? key : name
    }
  }

  /// Whether a path in Swift leads to a truth value of UIKit's, as far as it is known.
  package static func isBoolean(_ path: String, from type: String) -> Bool {
    keyPath(of: path, from: type) != path.replacing("?", with: "") || plainBooleans.contains(last(path))
  }

  /// Whether a path leads to a number of a layer.
  package static func isNumberOfLayer(_ path: PropertyPath) -> Bool {
    path.isOfLayer && layerNumbers.contains(path.property)
  }

  private static func path(_ path: String, from type: String, _ name: (String, String?) -> String) -> String {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.last else { return path }
    let holder = names.dropLast().last.map { $0.last == "?" ? String($0.dropLast()) : $0 }
    names[names.count - 1] = name(last, holder.map { held[$0] } ?? type)
    return names.joined(separator: ".")
  }

  private static func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? "" }

  private static func declares(_ key: String, _ type: String?) -> Bool {
    var next = type
    while let name = next {
      if booleans[name]?.contains(key) ?? false { return true }
      next = UIKitClasses.superclass(of: name)
    }
    return false
  }

  /// The classes of what properties hold. Behind others, a path keeps its names.
  private static let held: [String: String] = [
    "layer": "CALayer", "titleLabel": "UILabel", "textLabel": "UILabel", "detailTextLabel": "UILabel",
    "imageView": "UIImageView", "contentView": "UIView", "view": "UIView", "backgroundView": "UIView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "scrollView": "UIScrollView",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar", "searchBar": "UISearchBar",
    "tabBarItem": "UITabBarItem", "panGestureRecognizer": "UIPanGestureRecognizer",
    "superview": "UIView", "navigationController": "UINavigationController", "searchTextField": "UITextField",
    "refreshControl": "UIRefreshControl",
  ]

  /// The keys of truth values whose getter starts with `is`, as Swift's name does.
  private static let booleans: [String: Set<String>] = [
    "CALayer": ["doubleSided", "geometryFlipped", "hidden", "opaque", "wrapped"],
    "MKMapView": ["pitchEnabled", "rotateEnabled", "scrollEnabled", "zoomEnabled"],
    "MTKView": ["paused"],
    "SCNView": ["playing"],
    "SKView": ["asynchronous", "paused"],
    "UIBarButtonItem": ["hidden", "selected", "symbolAnimationEnabled"],
    "UIBarItem": ["enabled"],
    "UIButton": ["pointerInteractionEnabled"],
    "UICollectionView": ["editing", "prefetchingEnabled"],
    "UICollectionViewCell": ["highlighted", "selected"],
    "UIControl": ["contextMenuInteractionEnabled", "enabled", "highlighted", "selected", "symbolAnimationEnabled"],
    "UIGestureRecognizer": ["enabled"],
    "UIImageView": ["highlighted"],
    "UILabel": ["enabled", "highlighted"],
    "UINavigationBar": ["translucent"],
    "UINavigationController": ["navigationBarHidden", "toolbarHidden"],
    "UIPageViewController": ["doubleSided"],
    "UIScrollView": ["directionalLockEnabled", "pagingEnabled", "scrollEnabled"],
    "UISearchBar": ["enabled", "secureTextEntry", "searchResultsButtonSelected", "translucent"],
    "UISegmentedControl": ["momentary", "springLoaded"],
    "UISlider": ["continuous"],
    "UIStackView": ["baselineRelativeArrangement", "layoutMarginsRelativeArrangement"],
    "UIStepper": ["continuous"],
    "UISwitch": ["on"],
    "UITabBar": ["translucent"],
    "UITableView": ["editing", "prefetchingEnabled"],
    "UITableViewCell": ["editing", "highlighted", "selected"],
    "UITextField": ["secureTextEntry"],
    "UITextView": ["editable", "findInteractionEnabled", "secureTextEntry", "selectable"],
    "UIToolbar": ["translucent"],
    "UIView": [
      "accessibilityElement", "exclusiveTouch", "hidden", "multipleTouchEnabled", "opaque", "userInteractionEnabled",
    ],
    "UIViewController": ["editing", "modalInPopover", "modalInPresentation"],
    "WKWebView": ["findInteractionEnabled", "inspectable"],
  ]

  /// Truth values of views and layers that have one name.
  private static let plainBooleans: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "allowsEdgeAntialiasing", "allowsGroupOpacity",
    "autoresizesSubviews", "clearsContextBeforeDrawing", "clipsToBounds", "drawsAsynchronously",
    "insetsLayoutMarginsFromSafeArea", "masksToBounds", "needsDisplayOnBoundsChange", "preservesSuperviewLayoutMargins",
    "shouldRasterize", "translatesAutoresizingMaskIntoConstraints",
  ]

  private static let layerNumbers: Set<String> = [
    "borderWidth", "contentsScale", "cornerRadius", "lineWidth", "opacity", "rasterizationScale", "shadowOpacity",
    "shadowRadius", "zPosition",
  ]
}

extension PropertyPath {
  /// Whether the property is a colour of UIKit's, or one of Core Animation's.
  var isOfKnownColor: Bool { isOfLayerColor || !isOfLayer && Self.colors.contains(property) }

  /// Whether the property is a colour of Core Graphics, which layers have.
  var isOfLayerColor: Bool { isOfLayer && Self.layerColors.contains(property) }

  private static let colors = Set(
    Catalog.elements.flatMap(\.attributes).compactMap { attribute -> Substring? in
      guard attribute.value == .color, case .property(let path) = attribute.effect else { return nil }
      return path.split(separator: ".").last
    }.map(String.init))

  private static let layerColors: Set<String> = [
    "backgroundColor", "borderColor", "fillColor", "foregroundColor", "instanceColor", "shadowColor", "strokeColor",
  ]
}
