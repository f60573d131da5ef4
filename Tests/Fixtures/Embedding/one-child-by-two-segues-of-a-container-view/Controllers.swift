import UIKit

class Day: UIViewController {
  init(offset: Int) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
