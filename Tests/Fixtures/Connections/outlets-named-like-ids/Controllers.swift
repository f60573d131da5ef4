import UIKit

class LoginController: UIViewController {
  var doneItem: UIBarButtonItem!
  var titleLabel: UILabel!
  var nameField: UITextField!
  var space: UILayoutGuide!
  var gap: NSLayoutConstraint!
}
