/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name. A new element is a file in `Elements` and a word here.
  public static let elements: [ElementKind] = [
    .action, .activityIndicatorView, .argument, .arscnView, .arskView, .backgroundConfiguration, .barButtonItem,
    .button, .collectionView, .collectionViewController, .collectionViewLayout, .colorWell, .constraint, .containerView,
    .contentView, .control, .datePicker, .detailTextLabel, .flowLayout, .imageView, .import, .label, .layoutGuide,
    .listContentConfiguration, .mapView, .mtkView, .navigationController, .outlet, .outletCollection, .pageControl,
    .pageViewController, .parameter, .pickerView, .progressView, .refreshControl, .sceneKitView, .scenes, .scope,
    .scrollView, .searchBar, .segment, .segmentedControl, .segue, .skView, .slider, .splitViewController, .stackView,
    .state, .stepper, .switch, .tabBarController, .tabBarItem, .tableView, .tableViewCell, .tableViewController,
    .tableViewSection, .textField, .textLabel, .textView, .view, .viewController, .viewControllerPlaceholder,
    .visualEffectView, .wkWebView, .wkWebViewConfiguration,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
