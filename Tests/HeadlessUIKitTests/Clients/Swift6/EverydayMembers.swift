import UIKit

/// Members that many apps use, each one once.
final class NotesController: UITableViewController, UITableViewDataSourcePrefetching {
  private var notes = ["Milk", "Bread"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem?.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 15)], for: .normal)
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    tableView.prefetchDataSource = self
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    tableView.decelerationRate = .fast
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    defer { device.endGeneratingDeviceOrientationNotifications() }
    if device.orientation.isLandscape { tableView.flashScrollIndicators() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row]
    content.image = UIImage(systemName: "note")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
      .applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 12))
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { cell, state in
      guard var content = cell.contentConfiguration?.updated(for: state) as? UIListContentConfiguration else { return }
      content.textProperties.color = state.isSelected ? .white : .label
      cell.contentConfiguration = content
    }
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }

  func save() {
    let task = UIApplication.shared.beginBackgroundTask(withName: "save") {}
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    if UIApplication.shared.supportsAlternateIcons { UIApplication.shared.setAlternateIconName("Dark") }
  }
}

final class PaddedField: UITextField {
  var padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
  }
}

final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isEnabled && !isTracking }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sendActions(for: .valueChanged)
    return true
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

final class EditorView: UITextView {
  lazy var bar = UIToolbar()
  override var inputAccessoryView: UIView? {
    get { isEditable ? bar : nil }
    set { super.inputAccessoryView = newValue }
  }

  func prepare() {
    textContainer.lineFragmentPadding = 0
    textContainer.maximumNumberOfLines = 2
    textContainerInset = .zero
    typingAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    selectedRange = NSRange(location: 0, length: 0)
    scrollRangeToVisible(selectedRange)
    reloadInputViews()
  }
}

final class LongSwipe: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

final class BadgeButton: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.title = isSelected ? "On" : "Off"
  }

  func bounce() {
    let cover = UIView()
    cover.mask = UIImageView(image: UIImage(systemName: "star"))
    cover.tintAdjustmentMode = .dimmed
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { cover.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { cover.alpha = 1 }
    }
    if let copy = snapshotView(afterScreenUpdates: false) { addSubview(copy) }
  }
}

final class AppWindow: UIWindow {
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

final class SearchingController: UIViewController {
  let search = UISearchController(searchResultsController: UITableViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    search.showsSearchResultsController = true
    search.searchBar.searchTextField.placeholder = "Notes"
    search.searchBar.searchTextField.backgroundColor = .white
    let slider = UISlider()
    slider.setThumbImage(UIImage(systemName: "circle"), for: .normal)
    let control = UISegmentedControl(items: ["A", "B"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    view.layoutMargins.left = systemMinimumLayoutMargins.leading
  }
}
