import HeadlessUIKit

// Controllers as authors of iOS apps write them. They are compiled here and, with UIKit in the place of the import,
// in the language modes that apps are written in.

struct Item {
  let name: String
}

/// Contains other controllers, and swaps them.
class DashController: UIViewController, UIScrollViewDelegate {
  private let holder = UIView()
  private let scroller = UIScrollView()
  private(set) var current: UIViewController?
  private var heightConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    view.backgroundColor = .systemBackground
    scroller.delegate = self
    makeLayout()
    makeBarButtons()
    embed(SnapController())
  }

  private func makeLayout() {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.advance() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [holder, scroller, button])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      column.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      guide.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
      holder.widthAnchor.constraint(equalTo: holder.heightAnchor, multiplier: 16 / 9),
      NSLayoutConstraint(
        item: column, attribute: .bottom, relatedBy: .lessThanOrEqual,
        toItem: guide, attribute: .bottom, multiplier: 1, constant: -8
      ),
    ])
    heightConstraint = holder.heightAnchor.constraint(greaterThanOrEqualToConstant: 120)
    heightConstraint?.priority = .defaultHigh
    heightConstraint?.isActive = true
  }

  private func makeBarButtons() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] action in self?.performSegue(withIdentifier: "add", sender: action.sender) }
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: UIAction { _ in })
    navigationItem.largeTitleDisplayMode = .never
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = holder.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(child.view)
    child.didMove(toParent: self)
    current = child
  }

  func exchange(for new: UIViewController) {
    guard let old = current else { return embed(new) }
    old.willMove(toParent: nil)
    addChild(new)
    transition(from: old, to: new, duration: 0.25, options: [.transitionCrossDissolve], animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      self.current = new
    }
  }

  private func advance() {
    UIView.animate(withDuration: 0.3) { self.holder.alpha = 0 }
    UIView.animate(withDuration: 0.3) {
      self.holder.alpha = 1
    } completion: { finished in
      if finished { self.holder.isHidden = false }
    }
    UIView.animate(withDuration: 0.3, animations: { self.view.layoutIfNeeded() }) { _ in }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.holder.center = .zero }
    UIView.transition(with: holder, duration: 0.3, options: .transitionFlipFromLeft, animations: nil)
    UIView.performWithoutAnimation { holder.layoutIfNeeded() }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.destination {
    case let list as ListController: list.items = [Item(name: "First")]
    case let navigation as UINavigationController: navigation.topViewController?.title = segue.identifier
    default: break
    }
  }

  @IBAction func unwindToDash(_ segue: UIStoryboardSegue) {
    title = segue.source.title
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heightConstraint?.constant = scrollView.contentOffset.y
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var childForStatusBarStyle: UIViewController? { current }
}

/// Makes its view in code and finds its parent.
class SnapController: UIViewController {
  let field = UITextField()

  override func loadView() {
    view = UIView()
    view.addSubview(field)
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if let dash = parent as? DashController { field.placeholder = dash.title }
  }

  private func textChanged() {
    title = field.text
  }
}

extension SnapController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}

/// Lists items, and shows one when it is chosen.
class ListController: UITableViewController {
  var items: [Item] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ItemCell.self, forCellReuseIdentifier: "Item")
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    show(DetailController(item: items[indexPath.row]), sender: self)
  }
}

class ItemCell: UITableViewCell {
  let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Needs an item.
class DetailController: UIViewController {
  let item: Item

  init(item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item.name
  }

  required init?(coder: NSCoder) {
    nil
  }

  func presentEditor() {
    let editor = UINavigationController(rootViewController: SnapController())
    editor.modalPresentationStyle = .popover
    editor.popoverPresentationController?.delegate = self
    editor.popoverPresentationController?.sourceView = view
    editor.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    present(editor, animated: true) { [weak self] in self?.dismiss(animated: true) }
  }

  func goBack() {
    navigationController?.popViewController(animated: true)
    navigationController?.popToRootViewController(animated: false)
  }
}

extension DetailController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}

/// Turns pages.
class PagesController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) {
    pages = []
    super.init(coder: coder)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }
}

/// Shows a menu beside the selected controller.
class SplitController: UISplitViewController, UISplitViewControllerDelegate {
  convenience init(menu: UIViewController, content: UIViewController) {
    self.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(menu, for: .primary)
    setViewController(content, for: .secondary)
  }
}

/// Holds the tabs of the app.
class TabsController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let dash = UINavigationController(rootViewController: DashController())
    dash.tabBarItem = UITabBarItem(title: "Dash", image: UIImage(systemName: "house"), tag: 0)
    viewControllers = [dash, ListController(style: .insetGrouped)]
    selectedIndex = 1
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    title = viewController.title
  }
}

/// Fades to its destination.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: true)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TabsController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
