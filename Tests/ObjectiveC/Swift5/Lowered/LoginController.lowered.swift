// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/LoginController.swift", line: 1)
// swift-format-ignore-file

import UIKit

final class LoginController: UIViewController {
            private(set) var button: UIButton!
  private(set) var attempts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
    button.addTarget(self, action: Selector(_name: "logIn:", of: LoginController.self, calls: { $0.logIn(_:)($1) }), for: .touchUpInside)
    view.addSubview(button)
    NotificationCenter.default.addObserver(
      self, selector: Selector(_name: "keyboardWillShow:", of: LoginController.self, calls: { $0.keyboardWillShow(_:)($1) }), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

        private func logIn(_ sender: UIButton) { attempts += 1 }

        private func keyboardWillShow(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = 300
  }
}
