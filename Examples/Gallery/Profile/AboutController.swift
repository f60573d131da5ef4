import UIKit

/// What a person says about themselves.
class AboutController: UIViewController {
  var person: Person? {
    didSet { if isViewLoaded { update() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    scene.textLabel.text = person?.bio
    scene.websiteButton.setTitle(person?.website, for: .normal)
  }

  func openWebsite() {
    guard let url = person.flatMap({ URL(string: $0.website) }) else { return }
    UIApplication.shared.open(url)
  }
}
