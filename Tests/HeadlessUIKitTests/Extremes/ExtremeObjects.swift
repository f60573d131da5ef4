import HeadlessUIKit
import HeadlessUIKitTesting

/// Objects that have what an extreme value could meet: rows, segments, subviews, children.
@MainActor enum ExtremeObjects {
  final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
  }

  private static let rows = Rows(style: .grouped)
  private static let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
  private static let wheels = Wheels()

  static func tableController() -> Rows { Rows(style: .plain) }
  static func collectionController() -> Items { Items(collectionViewLayout: UICollectionViewFlowLayout()) }

  static func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  static func collection() -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (items, items)
    return view
  }

  /// A collection whose sections have a layout.
  static func composed(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let view = collection()
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    return view
  }

  /// A collection whose groups are rows.
  static func composed(
    _ item: NSCollectionLayoutItem, spacing: NSCollectionLayoutSpacing = .fixed(0)
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = spacing
    return composed(NSCollectionLayoutSection(group: group))
  }

  /// An item of a width.
  static func item(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(20)))
  }

  /// A turned layer in another one.
  static func layer() -> CALayer {
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    return layer
  }

  static let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)

  /// Adds to a path with a curve, and measures it.
  static func measure(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    path.addPath(Self.path)
    change(path)
    _ = (path.boundingBox, path.boundingBoxOfPath, path.currentPoint, path.contains(CGPoint(x: 5, y: 5)))
  }

  static func measure(_ path: UIBezierPath, _ change: (UIBezierPath) -> Void = { _ in }) {
    change(path)
    _ = (path.bounds, path.currentPoint, path.contains(CGPoint(x: 5, y: 5)), path.cgPath.boundingBoxOfPath)
  }

  /// Combines a transform with others, and gives it to a layer.
  static func transform(_ transform: CATransform3D) {
    let layer = layer()
    layer.transform = CATransform3DInvert(CATransform3DConcat(transform, transform))
    layer.transform = CATransform3DRotate(transform, transform.m11, transform.m11, 0, 1)
    _ = (layer.frame, layer.convert(CGPoint.zero, to: nil))
  }

  /// Begins an animation, and lets it end.
  static func animate(_ animator: UIViewPropertyAnimator, _ change: (UIViewPropertyAnimator) -> Void = { _ in }) {
    let app = HeadlessApp(root: UIViewController())
    change(animator)
    animator.startAnimation()
    app.flush()
  }

  /// A flow layout that has placed items.
  static func flowLayout() -> UICollectionViewFlowLayout {
    let view = collection()
    view.layoutIfNeeded()
    return view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  static func picker() -> UIPickerView {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    return picker
  }

  static func segments() -> UISegmentedControl { UISegmentedControl(items: ["One", "Two", "Three"]) }
  static func stack() -> UIStackView { UIStackView(arrangedSubviews: [label(), UIView(), UIButton()]) }
  static func button() -> UIButton { UIButton(configuration: .filled()) }

  static func label() -> UILabel {
    let label = UILabel()
    label.text = "A text of several words"
    return label
  }

  static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    return tabs
  }

  static func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  /// An active constraint, whose view is in its first item's hierarchy.
  static func constraint() -> NSLayoutConstraint {
    let (view, label) = (UIView(), label())
    view.addSubview(label)
    let constraint = label.topAnchor.constraint(equalTo: view.topAnchor)
    constraint.isActive = true
    return constraint
  }

  static func popover() -> UIPopoverPresentationController? {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    return controller.popoverPresentationController
  }

  static func sheet() -> UISheetPresentationController? { UIViewController().sheetPresentationController }

  static func target(_ point: CGPoint) -> UnsafeMutablePointer<CGPoint> {
    let target = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    target.initialize(to: point)
    return target
  }

  // MARK: What uses them

  static func layOut(_ view: UIView, in root: UIViewController, _ app: HeadlessApp) {
    view.setNeedsLayout()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    view.sizeToFit()
    _ = view.intrinsicContentSize
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = view.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: root.view)
    _ = root.view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    _ = (view.frame, view.bounds, view.safeAreaInsets, view.layoutMargins, view.description)
    app.flush()
  }

  /// Gives a value to an object that shows it.
  static func apply(_ value: Any) {
    switch value {
    case let configuration as UIButton.Configuration: use(UIButton(configuration: configuration))
    case let configuration as UIListContentConfiguration:
      use(UITableViewCell()) { $0.contentConfiguration = configuration }
    case let background as UIBackgroundConfiguration: use(UITableViewCell()) { $0.backgroundConfiguration = background }
    case let font as UIFont: use(label()) { $0.font = font }
    case let color as UIColor: use(UIView()) { $0.backgroundColor = color }
    case let image as UIImage: use(UIImageView(image: image))
    case let transform as CGAffineTransform: use(UIView()) { $0.transform = transform }
    case let insets as UIEdgeInsets: use(UIScrollView()) { $0.contentInset = insets }
    case let insets as NSDirectionalEdgeInsets: use(UIView()) { $0.directionalLayoutMargins = insets }
    case let item as UIBarButtonItem: use(UIViewController()) { $0.navigationItem.rightBarButtonItem = item }
    case let item as UITabBarItem: use(UIViewController()) { $0.tabBarItem = item }
    case let layout as UICollectionViewFlowLayout: use(collection()) { $0.collectionViewLayout = layout }
    case let constraint as NSLayoutConstraint: _ = constraint.firstItem.map { use($0 as? UIView) }
    default: _ = "\(value)"
    }
  }

  static func pin(_ constraint: (UIView, UIView) -> NSLayoutConstraint) {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    constraint(inner, outer).isActive = true
    use(outer)
  }

  static func exchange(in duration: Double) {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    UIView.transition(from: inner, to: UIView(), duration: duration, options: [])
    use(outer)
  }

  static func transition(in duration: Double) {
    use(UIViewController()) { root in
      let (old, new) = (UIViewController(), UIViewController())
      root.addChild(old)
      root.addChild(new)
      root.view.addSubview(old.view)
      root.transition(from: old, to: new, duration: duration, options: [], animations: nil)
    }
  }

  static func resize(to size: CGSize) {
    use(UIViewController()) { $0.view.frame = CGRect(origin: .zero, size: size) }
  }
}
