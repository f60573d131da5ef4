/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name. A new element is a file in `Elements` and a word here.
  public static let elements: [ElementKind] = [
    .action, .argument, .backgroundConfiguration, .barButtonItem, .button, .collectionView, .collectionViewController,
    .collectionViewLayout, .constraint, .containerView, .contentView, .detailTextLabel, .flowLayout, .imageView,
    .import, .label, .layoutGuide, .listContentConfiguration, .navigationController, .outlet, .outletCollection,
    .pageViewController, .parameter, .scenes, .scrollView, .segue, .slider, .splitViewController, .stackView, .switch,
    .tabBarController, .tabBarItem, .tableView, .tableViewCell, .tableViewController, .tableViewSection, .textField,
    .textLabel, .textView, .view, .viewController, .viewControllerPlaceholder,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
