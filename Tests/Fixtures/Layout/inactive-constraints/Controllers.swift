import UIKit

class Main: UIViewController {
  var messageToButton: NSLayoutConstraint!
  var messageToEdge: NSLayoutConstraint!

  func hideButton() {
    scene.action.isHidden = true
    messageToButton.isActive = false
    messageToEdge.isActive = true
    scene.tall.isActive = true
  }
}

class Banner: UIView {
  var textHeight: NSLayoutConstraint!
}
