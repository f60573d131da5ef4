import UIKit

class List: UIViewController {
  func makeDetail(forOpen sender: Any?) -> UIViewController { Detail(item: 1) }
}

class Detail: UIViewController {
  init(item: Int) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
