import UIKit

class List: UIViewController {
  init(filter: String) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
