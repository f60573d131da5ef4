import UIKit

class Settings: UITableViewController {
  var version: UILabel!
  weak var title1: UILabel?
  var labels: [UILabel] = []

  func update() {
    scene.mail?.text = "ann@example.com"
    scene.name?.text = version.text
  }
}

class About: UITableViewController {
  weak var build: UILabel!

  func update() {
    scene.build?.text = "1"
    build.text = scene.build?.text
  }
}
