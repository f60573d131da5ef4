import UIKit

class MainController: UIViewController {
  func inkChanged(_ sender: UIColorWell) {}
}
