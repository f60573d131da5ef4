/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name. A new element is a file in `Elements` and a word here.
  public static let elements: [ElementKind] = [
    .action, .activityIndicatorView, .argument, .arscnView, .arskView, .avPlayerViewController,
    .backgroundConfiguration, .barButtonItem, .button, .collectionReusableView, .collectionView, .collectionViewCell,
    .collectionViewController, .collectionViewLayout, .colorWell, .constraint, .containerView, .contentView, .control,
    .datePicker, .detailTextLabel, .flowLayout, .gestureRecognizer, .hostingController, .imageView, .import,
    .keyCommand, .label, .layoutGuide, .listContentConfiguration, .longPressGestureRecognizer, .mapView, .menu,
    .menuItem, .mtkView, .navigationController, .outlet, .outletCollection, .owner, .pageControl, .pageViewController,
    .panGestureRecognizer, .parameter, .pickerView, .pinchGestureRecognizer, .progressView, .refreshControl,
    .rotationGestureRecognizer, .sceneKitView, .scenes, .scope, .screenEdgePanGestureRecognizer, .scrollView,
    .searchBar, .segment, .segmentedControl, .segue, .skView, .slider, .splitViewController, .stackView, .state,
    .stepper, .swipeGestureRecognizer, .switch, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
    .tableViewController, .tableViewSection, .tapGestureRecognizer, .textField, .textLabel, .textView, .view,
    .viewController, .viewControllerPlaceholder, .visualEffectView, .wkWebView, .wkWebViewConfiguration,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
