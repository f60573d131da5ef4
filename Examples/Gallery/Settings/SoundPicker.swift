import UIKit

/// A list of sounds, one of which has a checkmark. Choosing one leads back.
class SoundPicker: UITableViewController {
  private static let sounds = ["Bell", "Chime", "Glass", "None"]

  private(set) var selection: String

  init(selection: String) {
    self.selection = selection
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.sounds.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueSoundCell(for: indexPath)
    let sound = Self.sounds[indexPath.row]
    cell.textLabel?.text = sound
    cell.accessoryType = sound == selection ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selection = Self.sounds[indexPath.row]
    scene.performSoundChosen()
  }
}
