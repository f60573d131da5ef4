import UIKit

class Home: UIViewController {
  var captionLabel: UILabel!
  var buttons: [UIButton] = []
}
