import UIKit

class Profile: UIViewController {
  func save(_ sender: UISlider) {}
}
