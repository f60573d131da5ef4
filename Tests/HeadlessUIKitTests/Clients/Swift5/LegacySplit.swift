import UIKit

// Swift 5: a list and a detail controller, with the split view API before columns.

struct Mail {
  var subject: String
  var body: String
}

class MailListViewController: UITableViewController {
  var mails: [Mail] = []
  var detailViewController: MailViewController?
  private let cellIdentifier = "MailCell"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Inbox", comment: "")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.tableFooterView = UIView()
    if let split = splitViewController {
      let controllers = split.viewControllers
      detailViewController =
        (controllers[controllers.count - 1] as? UINavigationController)?.topViewController
        as? MailViewController
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in self.insertNewMail() })
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
  }

  private func insertNewMail() {
    mails.insert(Mail(subject: "New", body: ""), at: 0)
    let indexPath = IndexPath(row: 0, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return mails.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.textLabel?.text = mails[indexPath.row].subject
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      mails.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
      insertNewMail()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = MailViewController()
    detail.mail = mails[indexPath.row]
    detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    splitViewController?.showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail", let indexPath = tableView.indexPathForSelectedRow else { return }
    let controller = (segue.destination as? UINavigationController)?.topViewController as? MailViewController
    controller?.mail = mails[indexPath.row]
  }
}

class MailViewController: UIViewController {
  private let textView = UITextView()

  var mail: Mail? {
    didSet {
      configureView()
    }
  }

  func configureView() {
    if let mail = self.mail, isViewLoaded {
      title = mail.subject
      textView.text = mail.body
    }
  }

  override func loadView() {
    textView.isEditable = false
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    self.view = textView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureView()
  }
}

class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .allVisible
    preferredPrimaryColumnWidthFraction = 0.4
    maximumPrimaryColumnWidth = 320
    delegate = self
    viewControllers = [
      UINavigationController(rootViewController: MailListViewController()),
      UINavigationController(rootViewController: MailViewController()),
    ]
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController,
      let detail = navigation.topViewController as? MailViewController
    else { return false }
    return detail.mail == nil
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    viewControllers.last?.view.setNeedsLayout()
  }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    return .all
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in
        self.maximumPrimaryColumnWidth = size.width / 3
        context.containerView.layoutIfNeeded()
      },
      completion: { _ in
        self.view.setNeedsUpdateConstraints()
      })
  }
}
