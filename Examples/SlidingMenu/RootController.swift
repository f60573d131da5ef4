import UIKit

/// A menu, and over it one of several controllers, which slides aside to show the menu.
class RootController: UIViewController {
  private static let exposedWidth: CGFloat = 200

  private let titles: [String]
  let controllers: [UINavigationController]
  private(set) var visible: UINavigationController?
  private(set) var isMenuVisible = true
  private var isSliding = false {
    didSet { view.isUserInteractionEnabled = !isSliding }
  }

  /// Wraps each controller in a navigation controller, for its bar to take the menu button, unless it is one.
  init(entries: [MenuEntry]) {
    titles = entries.map(\.title)
    controllers = entries.map(\.controller).map {
      $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
    }
    super.init(nibName: nil, bundle: nil)
    for controller in controllers { addMenuButton(to: controller) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    placeContent()
    if let first = controllers.first { show(first) }
  }

  /// Slides what is shown aside, or back over the menu.
  func toggleMenu() {
    isMenuVisible.toggle()
    placeContent()
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  /// Shows another entry in place of the one that is there; does nothing while entries slide.
  func show(entryAt index: Int) {
    let new = controllers[index]
    guard let old = visible, old !== new, !isSliding else { return }
    visible = new
    slide(from: old, to: new)
  }

  private func placeContent() {
    scene.contentLeading.constant = isMenuVisible ? Self.exposedWidth : 0
  }

  private func show(_ first: UINavigationController) {
    add(first, at: scene.content.bounds)
    scene.content.addSubview(first.view)
    first.didMove(toParent: self)
    visible = first
  }

  private func add(_ child: UIViewController, at frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The old child leaves to the right, and the new one comes from there; by then the device may have been turned.
  private func slide(from old: UIViewController, to new: UIViewController) {
    let outside = scene.content.bounds.offsetBy(dx: scene.content.bounds.width, dy: 0)
    isSliding = true
    old.willMove(toParent: nil)
    add(new, at: outside)
    transition(from: old, to: new, duration: 0.3, animations: { old.view.frame = outside }) { _ in
      UIView.animate(withDuration: 0.3, animations: { new.view.frame = self.scene.content.bounds }) { _ in
        new.didMove(toParent: self)
        old.removeFromParent()
        self.isSliding = false
      }
    }
  }

  /// Puts the menu button leftmost; a button that is there already moves to the right.
  private func addMenuButton(to controller: UINavigationController) {
    let menu = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { [weak self] _ in self?.toggleMenu() })
    let item = controller.viewControllers.first?.navigationItem
    item?.leftBarButtonItems = [menu] + (item?.leftBarButtonItems ?? [])
  }
}

extension RootController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(entryAt: indexPath.row)
  }
}
