import UIKit

class Profile: UIViewController {
  private func save() {}
}
