import UIKit

class Profile: UIViewController {
  @IBOutlet var nameLabel: UIButton!
}
