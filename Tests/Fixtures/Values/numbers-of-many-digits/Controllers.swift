import UIKit

class Main: UIViewController {
  init(value: Double, small: Float) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
