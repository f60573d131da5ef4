import UIKit

/// Has container views that show one child at a time.
class Theatre: UIViewController {}

/// Runs code of the test in callbacks.
class Player: UIViewController {
  var onLoad: (() -> Void)?
  var onAppear: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppear?()
  }
}
