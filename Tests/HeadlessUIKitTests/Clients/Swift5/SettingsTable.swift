import UIKit

// Swift 5: settings in a table whose controller is its subclass, with cells, headers and choices of their own.

enum SettingsSection: Int, CaseIterable, CustomStringConvertible {
  case account, notifications

  var description: String {
    switch self {
    case .account: return "Account"
    case .notifications: return "Notifications"
    }
  }
}

class SwitchCell: UITableViewCell {
  static let reuseIdentifier = String(describing: SwitchCell.self)
  let switchControl = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    switchControl.onTintColor = .systemGreen
    switchControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISwitch else { return }
        self?.onChange?(control.isOn)
      }, for: .valueChanged)
    accessoryView = switchControl
    selectionStyle = .none
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    contentView.alpha = selected ? 0.7 : 1
  }
}

class SettingsViewController: UITableViewController {
  private var isOn = [true, false]

  convenience init() {
    self.init(style: .grouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    navigationItem.backButtonTitle = ""
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
    tableView.estimatedRowHeight = 60
    tableView.rowHeight = UITableView.automaticDimension
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 100))
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log out", primaryAction: UIAction { [weak self] _ in self?.confirmLogOut() })
  }

  private func confirmLogOut() {
    let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in
        self?.navigationController?.popToRootViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }

  private func rename() {
    let alert = UIAlertController(title: "Name", message: "What are you called?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.keyboardType = .default
    }
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
      print(alert.textFields?.first?.text ?? "")
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true, completion: nil)
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return SettingsSection.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = SettingsSection(rawValue: section) else { return 0 }
    switch section {
    case .account: return 1
    case .notifications: return isOn.count
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard SettingsSection(rawValue: indexPath.section) == .notifications,
      let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.reuseIdentifier, for: indexPath)
        as? SwitchCell
    else {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = UserDefaults.standard.string(forKey: "name")
      cell.imageView?.image = UIImage(systemName: "person")?.withRenderingMode(.alwaysTemplate)
      return cell
    }
    cell.textLabel?.text = "Channel \(indexPath.row)"
    cell.switchControl.setOn(isOn[indexPath.row], animated: false)
    cell.onChange = { [weak self] in self?.isOn[indexPath.row] = $0 }
    return cell
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    let title = UILabel()
    title.font = UIFont.boldSystemFont(ofSize: 16)
    title.text = SettingsSection(rawValue: section)?.description
    view.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    title.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
    return view
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 40
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.separatorInset = .zero
    cell.layoutMargins = .zero
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 { rename() }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tableView.tableHeaderView?.alpha = max(0, 1 - scrollView.contentOffset.y / 100)
  }
}
