import UIKit

class Main: UIViewController {
  init(count: Int, ratio: Double, isNew: Bool, note: String?, style: UIUserInterfaceStyle) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
