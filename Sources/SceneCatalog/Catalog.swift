/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name.
  public static let elements = (written + [.style]).sorted { $0.name < $1.name }

  /// All kinds but `style`, whose attributes are theirs, sorted by name.
  package static let written = makers.sorted { $0.key < $1.key }.map { $0.value() }

  /// What makes each kind but `style`, once. A scene has few kinds, and making all of them takes as long as reading it. A
  /// new element is a file in `Elements` and a line here.
  private static let makers: [String: @Sendable () -> ElementKind] = [
    "action": { .action }, "activityIndicatorView": { .activityIndicatorView }, "argument": { .argument },
    "arscnView": { .arscnView }, "arskView": { .arskView }, "avPlayerViewController": { .avPlayerViewController },
    "backgroundConfiguration": { .backgroundConfiguration }, "barButtonItem": { .barButtonItem },
    "button": { .button }, "buttonConfiguration": { .buttonConfiguration },
    "collectionReusableView": { .collectionReusableView }, "collectionView": { .collectionView },
    "collectionViewCell": { .collectionViewCell }, "collectionViewController": { .collectionViewController },
    "collectionViewLayout": { .collectionViewLayout }, "colorWell": { .colorWell },
    "compactAppearance": { .compactAppearance }, "compactScrollEdgeAppearance": { .compactScrollEdgeAppearance },
    "constraint": { .constraint }, "containerView": { .containerView }, "contentView": { .contentView },
    "control": { .control }, "datePicker": { .datePicker }, "detailTextLabel": { .detailTextLabel },
    "flowLayout": { .flowLayout }, "gestureRecognizer": { .gestureRecognizer },
    "hostingController": { .hostingController }, "imageView": { .imageView }, "import": { .import },
    "keyCommand": { .keyCommand }, "label": { .label }, "largeTitleTextAttributes": { .largeTitleTextAttributes },
    "layoutGuide": { .layoutGuide }, "listContentConfiguration": { .listContentConfiguration },
    "longPressGestureRecognizer": { .longPressGestureRecognizer }, "mapView": { .mapView }, "menu": { .menu },
    "menuItem": { .menuItem }, "mtkView": { .mtkView }, "navigationBar": { .navigationBar },
    "navigationController": { .navigationController }, "navigationItem": { .navigationItem }, "object": { .object },
    "outlet": { .outlet }, "outletCollection": { .outletCollection }, "owner": { .owner },
    "pageControl": { .pageControl }, "pageViewController": { .pageViewController },
    "panGestureRecognizer": { .panGestureRecognizer }, "parameter": { .parameter }, "pickerView": { .pickerView },
    "pinchGestureRecognizer": { .pinchGestureRecognizer }, "progressView": { .progressView },
    "refreshControl": { .refreshControl }, "rotationGestureRecognizer": { .rotationGestureRecognizer },
    "run": { .run }, "sceneKitView": { .sceneKitView }, "scenes": { .scenes }, "scope": { .scope },
    "screenEdgePanGestureRecognizer": { .screenEdgePanGestureRecognizer },
    "scrollEdgeAppearance": { .scrollEdgeAppearance }, "scrollView": { .scrollView }, "searchBar": { .searchBar },
    "searchController": { .searchController }, "segment": { .segment }, "segmentedControl": { .segmentedControl },
    "segue": { .segue }, "set": { .set }, "skView": { .skView }, "slider": { .slider },
    "splitViewController": { .splitViewController }, "stackView": { .stackView },
    "standardAppearance": { .standardAppearance }, "state": { .state }, "stepper": { .stepper },
    "swipeGestureRecognizer": { .swipeGestureRecognizer }, "switch": { .switch }, "tabBar": { .tabBar },
    "tabBarController": { .tabBarController }, "tabBarItem": { .tabBarItem }, "tableView": { .tableView },
    "tableViewCell": { .tableViewCell }, "tableViewController": { .tableViewController },
    "tableViewHeaderFooterView": { .tableViewHeaderFooterView }, "tableViewSection": { .tableViewSection },
    "tapGestureRecognizer": { .tapGestureRecognizer }, "text": { .text }, "textField": { .textField },
    "textLabel": { .textLabel }, "textView": { .textView }, "titleTextAttributes": { .titleTextAttributes },
    "toolbar": { .toolbar }, "view": { .view }, "viewController": { .viewController },
    "viewControllerPlaceholder": { .viewControllerPlaceholder }, "visualEffectView": { .visualEffectView },
    "wkWebView": { .wkWebView }, "wkWebViewConfiguration": { .wkWebViewConfiguration },
  ]

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? {
    makers[name]?() ?? (name == "style" ? .style : nil)
  }
}
