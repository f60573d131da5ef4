import UIKit

class Banner: UIView {
  var titleLabel: UILabel!

  func close(_ sender: UIButton) { removeFromSuperview() }
}

class SignIn: NSObject, UITextFieldDelegate {
  var nameField: UITextField!
  var fields: [UITextField] = []
  var isSubmitted = false

  func submit() { isSubmitted = true }
}
