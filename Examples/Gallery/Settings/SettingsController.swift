import UIKit

/// The settings. The scene has the rows; this class is the delegate and the data source of the table, too, and answers
/// what depends on the preferences: footers, and which rows can be selected.
class SettingsController: UITableViewController {
  var nameLabel: UILabel!
  var mailLabel: UILabel!
  var alertsSwitch: UISwitch!
  var styleControl: UISegmentedControl!
  var sizeSlider: UISlider!

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
    styleControl.selectedSegmentIndex = preferences.style.rawValue
    sizeSlider.value = preferences.textScale
    scene.soundCell.detailTextLabel?.text = preferences.sound
    scene.cacheCell.detailTextLabel?.text = preferences.downloads == 0 ? "None" : "\(preferences.downloads) articles"
    enable(scene.soundCell, preferences.allowsAlerts)
    enable(scene.clearCell, preferences.downloads > 0)
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
    case 1: preferences.allowsAlerts ? nil : "Turn notifications on to choose a sound."
    case 3: preferences.downloads == 0 ? nil : "Downloaded articles can be read without a connection."
    default: nil
    }
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let cell = tableView.cellForRow(at: indexPath)
    if cell === scene.soundCell { return preferences.allowsAlerts ? indexPath : nil }
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

  func sizeChanged(_ sender: UISlider) { preferences.textScale = sender.value }

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

  // MARK: - Segues

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
