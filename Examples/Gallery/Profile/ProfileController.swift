import UIKit

/// A person, with tabs below the header.
class ProfileController: UIViewController {
  private(set) var person = Person.sample
  private(set) var isBlocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    scene.nameLabel.text = person.name
    scene.handleLabel.text = person.handle
    scene.bioLabel.text = person.bio
    scene.followersLabel.text = "\(person.followers) followers"
    scene.followingLabel.text = "\(person.following) following"
  }

  // MARK: Tabs

  func tabChanged(_ control: UISegmentedControl) { showTab(control.selectedSegmentIndex) }

  func nextTab() { selectTab(scene.tabControl.selectedSegmentIndex + 1) }

  func previousTab() { selectTab(scene.tabControl.selectedSegmentIndex - 1) }

  private func selectTab(_ index: Int) {
    guard (0..<scene.tabControl.numberOfSegments).contains(index) else { return }
    scene.tabControl.selectedSegmentIndex = index
    showTab(index)
  }

  private func showTab(_ index: Int) {
    switch index {
    case 0: scene.performShowPhotos()
    case 1: scene.performShowActivity()
    default: scene.performShowAbout()
    }
  }

  func prepare(for segue: ProfileScene.Segue, sender: Any?) {
    switch segue {
    case .showPhotos(let photos): photos.photos = person.photos
    case .showActivity(let activity): activity.name = person.name
    case .showAbout(let about): about.person = person
    case .edit, .showPortrait: break
    }
  }

  /// Called by the photo that is open.
  func setLikes(_ likes: Int, of photo: Photo) {
    guard let index = person.photos.firstIndex(where: { $0.name == photo.name }) else { return }
    person.photos[index].likes = likes
    scene.photos?.photos = person.photos
  }

  // MARK: Actions

  func toggleFollowing(_ button: UIButton) { button.isSelected.toggle() }

  func copyName() {
    #if !canImport(HeadlessUIKit)
      UIPasteboard.general.string = person.name
    #endif
  }

  func block() {
    let alert = UIAlertController(title: "Block \(person.name)?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Block", style: .destructive) { [weak self] _ in
        self?.isBlocked = true
        self?.scene.followButton.isEnabled = false
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func makeEditProfile(forEdit sender: Any?) -> EditProfileController {
    scene.scenes.instantiateEditProfile(person: person)
  }

  func portraitClosed() {}

  func editingCancelled() {}

  func profileEdited(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? EditProfileController else { return }
    person = editor.edited
    scene.about?.person = person
    update()
  }
}
