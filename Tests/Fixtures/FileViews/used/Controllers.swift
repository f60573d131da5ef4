import UIKit

@MainActor protocol HeaderViewDelegate: AnyObject {}

class HeaderView: UIView {
  var titleLabel: UILabel!
  weak var delegate: (any HeaderViewDelegate)?
}

class SignIn: UIViewController {
  var nameField: UITextField!

  func submit() {}
}

class Home: SignIn, HeaderViewDelegate {
  var top: HeaderView!
  var headers: [HeaderView] = []
}
