/// Every kind of element there is.
public enum Catalog {
  /// The kinds, sorted by name.
  public static let elements = (written + [.style]).sorted { $0.name < $1.name }

  /// All kinds but `style`, whose attributes are theirs. A new element is a file in `Elements` and a word here.
  static let written: [ElementKind] = [
    .action, .argument, .barButtonItem, .button, .collectionView, .collectionViewController, .constraint,
    .containerView, .imageView, .import, .label, .layoutGuide, .navigationController, .outlet, .outletCollection,
    .pageViewController, .parameter, .run, .scenes, .scrollView, .segue, .set, .slider, .splitViewController,
    .stackView, .switch, .tabBarController, .tabBarItem, .tableView, .tableViewCell, .tableViewController,
    .tableViewSection, .text, .textField, .textView, .view, .viewController, .viewControllerPlaceholder,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })

  /// The kind of a name, if there is one.
  public static func element(named name: String) -> ElementKind? { byName[name] }
}
