import UIKit

/// Shows a time.
class Clock: UIViewController {
  var now = Date.distantPast
  var text: String { now.formatted(date: .omitted, time: .shortened) }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.time.text = text
  }
}
