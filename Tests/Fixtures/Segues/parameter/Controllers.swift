import UIKit

class Home: UIViewController {}

class Detail: UIViewController {
  let item: String

  init(item: String) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
