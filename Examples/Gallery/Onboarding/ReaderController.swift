import UIKit

/// The topics that a user has chosen. At the first start, the introduction comes before.
class ReaderController: UITableViewController {
  private let preferences: ReaderPreferences

  init(preferences: ReaderPreferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.introductionItem.accessibilityLabel = "Show the introduction"
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !preferences.hasSeenIntroduction { scene.performShowIntroduction() }
  }

  private func update() {
    let name = preferences.choices.name
    scene.greetingLabel.text = name.isEmpty ? "Welcome" : "Welcome, \(name)"
    tableView.reloadData()
  }

  func makeIntroduction() -> IntroductionController {
    scene.scenes.instantiateIntroduction(choices: preferences.choices)
  }

  func introductionDone(_ segue: UIStoryboardSegue) {
    guard let introduction = segue.source as? IntroductionController else { return }
    preferences.choices = introduction.choices
    preferences.hasSeenIntroduction = true
    update()
  }

  func introductionSkipped() { preferences.hasSeenIntroduction = true }

  // MARK: Rows

  private var topics: [String] { preferences.choices.topics.sorted() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = scene.dequeueTopicCell(for: indexPath)
    cell.textLabel?.text = topics[indexPath.row]
    return cell
  }
}
