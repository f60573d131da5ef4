import UIKit

/// Has places in which players take turns.
class Theatre: UIViewController {}

/// Does what its test says when it is told something.
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
