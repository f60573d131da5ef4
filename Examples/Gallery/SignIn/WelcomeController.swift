import UIKit

/// What is shown once somebody has signed in.
class WelcomeController: UIViewController {
  var greetingLabel: UILabel!

  private let account: Account

  init(account: Account) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = "Hello, \(account.name)"
  }
}
