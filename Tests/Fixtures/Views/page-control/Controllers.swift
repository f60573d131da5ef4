import UIKit

class MainController: UIViewController {
  func pageChanged() {}
}
