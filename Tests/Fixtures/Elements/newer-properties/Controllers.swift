import UIKit

class Unlock: UIViewController {
  var mode = 1
}

class Chart: UIView {
  var bouncesVertically = false
}
