import UIKit

class Profile: UIViewController {
  func save() {}
}
