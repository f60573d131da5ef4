import UIKit

/// Two times, each with a picker below its row that opens and closes.
class QuietHoursController: UIViewController, UITableViewDelegate {
  var changed: (QuietHours) -> Void = { _ in }
  private(set) var hours: QuietHours
  private var openPicker: UIDatePicker?

  init(hours: QuietHours) {
    self.hours = hours
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.enabledSwitch.isOn = hours.isEnabled
    scene.startPicker.date = Date(timeIntervalSince1970: TimeInterval(hours.start * 60))
    scene.endPicker.date = Date(timeIntervalSince1970: TimeInterval(hours.end * 60))
    showTimes()
  }

  private func showTimes() {
    scene.startCell.detailTextLabel?.text = QuietHours.text(hours.start)
    scene.endCell.detailTextLabel?.text = QuietHours.text(hours.end)
    scene.startCell.textLabel?.isEnabled = hours.isEnabled
    scene.endCell.textLabel?.isEnabled = hours.isEnabled
  }

  func enabledChanged() {
    hours.isEnabled = scene.enabledSwitch.isOn
    if !hours.isEnabled { open(nil) }
    hoursChanged()
  }

  func timesChanged() {
    hours.start = minutes(of: scene.startPicker)
    hours.end = minutes(of: scene.endPicker)
    hoursChanged()
  }

  /// The pickers show the first day of 1970 in UTC, so that no day is longer or shorter.
  private func minutes(of picker: UIDatePicker) -> Int {
    Int(picker.date.timeIntervalSince1970 / 60) % (24 * 60)
  }

  private func hoursChanged() {
    showTimes()
    changed(hours)
  }

  // MARK: Rows

  func toggleStart() { toggle(scene.startPicker) }

  func toggleEnd() { toggle(scene.endPicker) }

  private func toggle(_ picker: UIDatePicker) { open(openPicker === picker ? nil : picker) }

  private func open(_ picker: UIDatePicker?) {
    openPicker = picker
    scene.table.beginUpdates()
    scene.table.endUpdates()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let cell = tableView.dataSource?.tableView(tableView, cellForRowAt: indexPath)
    if cell === scene.startPickerCell, openPicker !== scene.startPicker { return 0 }
    if cell === scene.endPickerCell, openPicker !== scene.endPicker { return 0 }
    return UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hours.isEnabled ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
