import UIKit

class Counter: UIViewController {
  var count = 0 {
    didSet { if isViewLoaded { show() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    scene.countLabel.text = count == 1 ? "1 guest" : "\(count) guests"
  }
}
