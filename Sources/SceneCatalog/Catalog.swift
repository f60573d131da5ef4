/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name.
  public static let elements = (written + [.style]).sorted { $0.name < $1.name }

  /// All kinds but `style`, whose attributes are theirs. A new element is a file in `Elements` and a word here.
  package static let written: [ElementKind] = [
    .action, .activityIndicatorView, .argument, .arscnView, .arskView, .avPlayerViewController,
    .backgroundConfiguration, .barButtonItem, .button, .buttonConfiguration, .collectionReusableView, .collectionView,
    .collectionViewCell, .collectionViewController, .collectionViewLayout, .colorWell, .compactAppearance,
    .compactScrollEdgeAppearance, .constraint, .containerView, .contentView, .control, .datePicker, .detailTextLabel,
    .flowLayout, .gestureRecognizer, .hostingController, .imageView, .import, .keyCommand, .label,
    .largeTitleTextAttributes, .layoutGuide, .listContentConfiguration, .longPressGestureRecognizer, .mapView, .menu,
    .menuItem, .mtkView, .navigationBar, .navigationController, .navigationItem, .object, .outlet, .outletCollection,
    .owner,
    .pageControl, .pageViewController, .panGestureRecognizer, .parameter, .pickerView, .pinchGestureRecognizer,
    .progressView, .refreshControl, .rotationGestureRecognizer, .run, .sceneKitView, .scenes, .scope,
    .screenEdgePanGestureRecognizer, .scrollEdgeAppearance, .scrollView, .searchBar, .searchController, .segment,
    .segmentedControl,
    .segue, .set, .skView, .slider, .splitViewController, .stackView, .standardAppearance, .state, .stepper,
    .swipeGestureRecognizer, .switch, .tabBar, .tabBarController, .tabBarItem, .tableView, .tableViewCell,
    .tableViewController, .tableViewHeaderFooterView, .tableViewSection,
    .tapGestureRecognizer, .text, .textField, .textLabel, .textView,
    .titleTextAttributes, .toolbar, .view, .viewController, .viewControllerPlaceholder, .visualEffectView, .wkWebView,
    .wkWebViewConfiguration,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: written.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? {
    // The kind `style` is made where it is needed: collecting its attributes takes as long as making all other kinds.
    byName[name] ?? (name == "style" ? .style : nil)
  }
}
