// swift-format-ignore-file

import UIKit

/// Moves the content of a scroll view above the keyboard.
open class KeyboardAvoider: NSObject {

    @IBOutlet open weak var scrollView: UIScrollView?
    @objc public private(set) dynamic var isKeyboardVisible = false
    public var onChange: ((Bool) -> Void)?

    private let center: NotificationCenter

    @objc public init(scrollView: UIScrollView, center: NotificationCenter = .default) {
        self.scrollView = scrollView
        self.center = center
        super.init()
        let names: [(NSNotification.Name, Selector)] = [
            (UIResponder.keyboardWillShowNotification, #selector(keyboardWillShow(_:))),
            (UIResponder.keyboardWillHideNotification, #selector(KeyboardAvoider.keyboardWillHide)),
        ]
        for (name, selector) in names {
            center.addObserver(self, selector: selector, name: name, object: nil)
        }
    }

    deinit {
        center.removeObserver(self)
    }

    @objc open func stop() {
        center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        UIView.animate(withDuration: duration) {
            self.scrollView?.contentInset.bottom = frame.height
        }
        isKeyboardVisible = true
        onChange?(true)
    }

    @objc
    private func keyboardWillHide() {
        scrollView?.contentInset.bottom = 0
        isKeyboardVisible = false
        onChange?(false)
    }
}
