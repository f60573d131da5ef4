import UIKit

/// The settings. The scene has the rows; this class is the delegate and the data source of the table, too, and answers
/// what depends on the preferences: footers, and which rows can be selected.
class SettingsController: UITableViewController {
  var nameLabel: UILabel!
  var mailLabel: UILabel!
  var alertsSwitch: UISwitch!
  var badgesSwitch: UISwitch!
  /// The rows that mean something only with notifications.
  var alertCells: [UITableViewCell] = []
  var styleControl: UISegmentedControl!
  var sizeSlider: UISlider!
  var sampleLabel: UILabel!
  var accentWell: UIColorWell!
  var mobileDataSwitch: UISwitch!
  var keptStepper: UIStepper!

  /// Called when the user has signed out.
  var signedOut: () -> Void = {}

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showPreferences()
  }

  private func showPreferences() {
    nameLabel.text = preferences.profile.name
    mailLabel.text = preferences.profile.mail
    alertsSwitch.isOn = preferences.allowsAlerts
    badgesSwitch.isOn = preferences.showsBadges
    badgesSwitch.isEnabled = preferences.allowsAlerts
    styleControl.selectedSegmentIndex = preferences.style.rawValue
    sizeSlider.value = preferences.textScale
    accentWell.selectedColor = preferences.accent
    mobileDataSwitch.isOn = preferences.usesMobileData
    scene.soundCell.detailTextLabel?.text = preferences.sound
    scene.quietHoursCell.detailTextLabel?.text = preferences.quietHours.text
    scene.cacheCell.detailTextLabel?.text = preferences.downloads == 0 ? "None" : "\(preferences.downloads) articles"
    for cell in alertCells { enable(cell, preferences.allowsAlerts) }
    enable(scene.clearCell, preferences.downloads > 0)
    showKeptArticles()
    showTextSize()
  }

  private func showKeptArticles() {
    keptStepper.value = Double(preferences.keptArticles)
    keptStepper.accessibilityValue = "\(preferences.keptArticles)"
    scene.keptCell.textLabel?.text = "Keep \(preferences.keptArticles) articles"
  }

  private func showTextSize() {
    let font = UIFont.systemFont(ofSize: 17 * CGFloat(preferences.textScale))
    sampleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    sizeSlider.accessibilityValue = "\(Int(preferences.textScale * 100)) %"
  }

  private func enable(_ cell: UITableViewCell, _ isEnabled: Bool) {
    cell.contentView.alpha = isEnabled ? 1 : 0.4
    if isEnabled {
      cell.accessibilityTraits.remove(.notEnabled)
    } else {
      cell.accessibilityTraits.insert(.notEnabled)
    }
  }

  // MARK: - The table

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    switch section {
    case 1: preferences.allowsAlerts ? nil : "Turn notifications on to choose a sound and quiet hours."
    case 3: preferences.downloads == 0 ? nil : "Downloaded articles can be read without a connection."
    default: nil
    }
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let cell = tableView.cellForRow(at: indexPath)
    if alertCells.contains(where: { $0 === cell }) { return preferences.allowsAlerts ? indexPath : nil }
    if cell === scene.clearCell { return preferences.downloads > 0 ? indexPath : nil }
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: - Actions

  func alertsChanged(_ sender: UISwitch) {
    preferences.allowsAlerts = sender.isOn
    showPreferences()
    tableView.reloadData()
  }

  func styleChanged(_ sender: UISegmentedControl) {
    preferences.style = Preferences.Style(rawValue: sender.selectedSegmentIndex) ?? .automatic
    let styles: [Preferences.Style: UIUserInterfaceStyle] = [.light: .light, .dark: .dark]
    view.window?.overrideUserInterfaceStyle = styles[preferences.style] ?? .unspecified
  }

  func badgesChanged(_ sender: UISwitch) { preferences.showsBadges = sender.isOn }

  func sizeChanged(_ sender: UISlider) {
    preferences.textScale = sender.value
    showTextSize()
  }

  func accentChanged(_ sender: UIColorWell) {
    preferences.accent = sender.selectedColor
    view.window?.tintColor = sender.selectedColor
  }

  func mobileDataChanged(_ sender: UISwitch) { preferences.usesMobileData = sender.isOn }

  func keptChanged(_ sender: UIStepper) {
    preferences.keptArticles = Int(sender.value)
    showKeptArticles()
  }

  func removeDownloadsByKey() {
    if preferences.downloads > 0 { confirmRemoval(scene.clearCell) }
  }

  func confirmRemoval(_ sender: UITableViewCell) {
    let alert = UIAlertController(title: "Remove all downloads?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.removeDownloads()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = sender
    present(alert, animated: true)
  }

  private func removeDownloads() {
    preferences.removeDownloads()
    showPreferences()
    tableView.reloadData()
  }

  func confirmSignOut() {
    let alert = UIAlertController(title: "Sign out?", message: preferences.profile.mail, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in
        self?.signedOut()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Segues

  func prepare(for segue: SettingsScene.Segue, sender: Any?) {
    switch segue {
    case .setQuietHours(let controller): controller.changed = { [weak self] in self?.quietHoursChanged($0) }
    case .editProfile, .chooseSound, .acknowledgements: break
    }
  }

  func makeQuietHours(forSetQuietHours sender: Any?) -> QuietHoursController {
    scene.scenes.instantiateQuietHours(hours: preferences.quietHours)
  }

  private func quietHoursChanged(_ hours: QuietHours) {
    preferences.quietHours = hours
    showPreferences()
  }

  func makeProfileEditor(forEditProfile sender: Any?) -> ProfileEditor {
    scene.scenes.instantiateProfileEditor(profile: preferences.profile)
  }

  func makeSoundPicker(forChooseSound sender: Any?) -> SoundPicker {
    scene.scenes.instantiateSoundPicker(selection: preferences.sound)
  }

  func profileEdited(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? ProfileEditor else { return }
    preferences.profile = editor.profile
    showPreferences()
  }

  func soundChosen(_ segue: UIStoryboardSegue) {
    guard let picker = segue.source as? SoundPicker else { return }
    preferences.sound = picker.selection
    showPreferences()
  }
}
