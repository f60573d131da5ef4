/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name. A new element is a file in `Elements` and a word here.
  public static let elements: [ElementKind] = [
    .action, .argument, .avPlayerViewController, .barButtonItem, .button, .collectionView, .collectionViewController,
    .constraint, .containerView, .gestureRecognizer, .hostingController, .imageView, .import, .keyCommand, .label,
    .layoutGuide, .longPressGestureRecognizer, .menu, .menuItem, .navigationController, .outlet, .outletCollection,
    .pageViewController, .panGestureRecognizer, .parameter, .pinchGestureRecognizer, .rotationGestureRecognizer,
    .scenes, .screenEdgePanGestureRecognizer, .scrollView, .segue, .slider, .splitViewController, .stackView,
    .swipeGestureRecognizer, .switch, .tabBarController, .tabBarItem, .tableView, .tableViewCell, .tableViewController,
    .tableViewSection, .tapGestureRecognizer, .textField, .textView, .view, .viewController, .viewControllerPlaceholder,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
