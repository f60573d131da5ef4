import UIKit

class MainController: UIViewController {
  func unitChanged(_ sender: UISegmentedControl) {}
}
