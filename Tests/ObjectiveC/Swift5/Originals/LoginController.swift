// swift-format-ignore-file

import UIKit

final class LoginController: UIViewController {
  @IBOutlet private(set) var button: UIButton!
  private(set) var attempts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
    button.addTarget(self, action: #selector(logIn(_:)), for: .touchUpInside)
    view.addSubview(button)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func logIn(_ sender: UIButton) { attempts += 1 }

  @objc private func keyboardWillShow(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = 300
  }
}
