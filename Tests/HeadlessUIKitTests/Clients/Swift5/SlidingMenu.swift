import UIKit

// Swift 5: a menu under a sliding screen, and the screens that it selects.

protocol MenuViewControllerDelegate: AnyObject {
  func menuViewController(_ controller: MenuViewController, didSelect entry: MenuViewController.Entry)
}

class MenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Entry: String, CaseIterable {
    case home = "Home"
    case profile = "Profile"
    case about = "About"
  }

  weak var delegate: MenuViewControllerDelegate?
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.13, blue: 0.16, alpha: 1)
    tableView.backgroundColor = .clear
    tableView.separatorStyle = .none
    tableView.rowHeight = 56
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.size.width, height: view.bounds.size.height)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Entry.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = Entry.allCases[indexPath.row].rawValue
    cell.textLabel?.textColor = .white
    cell.backgroundColor = .clear
    cell.contentView.backgroundColor = .clear
    cell.selectionStyle = .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    self.delegate?.menuViewController(self, didSelect: Entry.allCases[indexPath.row])
  }
}

class SlidingContainerViewController: UIViewController {
  private enum MenuState {
    case opened, closed
  }

  private var state: MenuState = .closed
  private let menu = MenuViewController()
  private var content: UINavigationController!
  private lazy var dimmingView: UIView = {
    let dimming = UIView(frame: self.view.bounds)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    dimming.isUserInteractionEnabled = false
    return dimming
  }()

  init(content: UINavigationController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    menu.delegate = self
    add(menu)
    add(content)
    content.view.layer.shadowColor = UIColor.black.cgColor
    content.view.layer.shadowOpacity = 0.6
    content.view.layer.shadowOffset = CGSize(width: -2, height: 0)
    content.view.layer.shadowRadius = 6
    content.view.addSubview(dimmingView)
    let item = UIBarButtonItem(
      title: "Menu", image: UIImage(systemName: "line.horizontal.3"),
      primaryAction: UIAction { [weak self] _ in self?.toggleMenu() })
    content.viewControllers.first?.navigationItem.leftBarButtonItem = item
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return state == .opened ? .lightContent : .default
  }

  override var childForStatusBarHidden: UIViewController? {
    return content
  }

  func toggleMenu(completion: (() -> Void)? = nil) {
    let isOpening = state == .closed
    let shift = CGAffineTransform(translationX: view.bounds.width * 0.7, y: 0).scaledBy(x: 0.9, y: 0.9)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: .curveEaseInOut
    ) {
      self.content.view.transform = isOpening ? shift : .identity
      self.content.view.layer.cornerRadius = isOpening ? 20 : 0
      self.dimmingView.alpha = isOpening ? 1 : 0
    } completion: { [weak self] finished in
      guard finished else { return }
      self?.state = isOpening ? .opened : .closed
      self?.setNeedsStatusBarAppearanceUpdate()
      DispatchQueue.main.async {
        completion?()
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard state == .opened, let touch = touches.first else { return }
    if content.view.frame.contains(touch.location(in: view)) {
      toggleMenu()
    }
  }
}

extension SlidingContainerViewController: MenuViewControllerDelegate {
  func menuViewController(_ controller: MenuViewController, didSelect entry: MenuViewController.Entry) {
    toggleMenu { [weak self] in
      guard let self = self else { return }
      switch entry {
      case .home:
        self.content.popToRootViewController(animated: false)
      case .profile, .about:
        let screen = UIViewController()
        screen.title = entry.rawValue
        self.content.setViewControllers([self.content.viewControllers[0], screen], animated: false)
      }
    }
  }
}
