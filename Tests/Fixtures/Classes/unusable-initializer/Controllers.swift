import UIKit

class Grid: UIViewController {
  init(columns: Int) throws { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
