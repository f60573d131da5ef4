import UIKit

class Home: UIViewController {
  func go(_ sender: UIButton) {}
}
