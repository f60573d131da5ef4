import UIKit

class Welcome: UIViewController {
  let guest: String

  init(guest: String) {
    self.guest = guest
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
