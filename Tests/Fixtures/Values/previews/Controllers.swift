import UIKit

class Detail: UIViewController {
  let item: Int

  init(item: Int) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
