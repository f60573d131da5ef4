import UIKit

class Main: UIViewController {
  var label: UILabel?
}
