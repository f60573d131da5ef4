import UIKit

class Detail: UIViewController {
  init(count: Int) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
