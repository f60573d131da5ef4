/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name. A new element is a file in `Elements` and a word here.
  public static let elements: [ElementKind] = [
    .action, .argument, .barButtonItem, .button, .buttonConfiguration, .collectionView, .collectionViewController,
    .compactAppearance, .compactScrollEdgeAppearance, .constraint, .containerView, .imageView, .import, .label,
    .largeTitleTextAttributes, .layoutGuide, .navigationBar, .navigationController, .navigationItem, .outlet,
    .outletCollection, .pageViewController, .parameter, .scenes, .scrollEdgeAppearance, .scrollView, .segue, .slider,
    .splitViewController, .stackView, .standardAppearance, .switch, .tabBar, .tabBarController, .tabBarItem,
    .tableView, .tableViewCell, .tableViewController, .tableViewSection, .textField, .textView, .titleTextAttributes,
    .toolbar, .view, .viewController, .viewControllerPlaceholder,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
