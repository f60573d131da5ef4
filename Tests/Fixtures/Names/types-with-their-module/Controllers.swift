import UIKit

struct Identifier {}

class Controller: UIViewController {}

class Segue: UIViewController {
  init(id: Identifier) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
