// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/KeyboardAvoider.swift", line: 1)
// swift-format-ignore-file

import UIKit

/// Moves the content of a scroll view above the keyboard.
open class KeyboardAvoider: NSObject {

              open weak var scrollView: UIScrollView?
          public private(set) dynamic var isKeyboardVisible = false
    public var onChange: ((Bool) -> Void)?

    private let center: NotificationCenter

          public init(scrollView: UIScrollView, center: NotificationCenter = .default) {
        self.scrollView = scrollView
        self.center = center
        super.init()
        let names: [(NSNotification.Name, Selector)] = [
            (UIResponder.keyboardWillShowNotification, Selector(_name: "keyboardWillShow:", of: KeyboardAvoider.self, calls: { $0.keyboardWillShow(_:)($1) })),
            (UIResponder.keyboardWillHideNotification, Selector(_name: "keyboardWillHide", of: KeyboardAvoider.self, calls: { $0.keyboardWillHide() })),
        ]
        for (name, selector) in names {
            center.addObserver(self, selector: selector, name: name, object: nil)
        }
    }

    deinit {
        center.removeObserver(self)
    }

          open func stop() {
        center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
    }

          private func keyboardWillShow(_ notification: Notification) {
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

         
    private func keyboardWillHide() {
        scrollView?.contentInset.bottom = 0
        isKeyboardVisible = false
        onChange?(false)
    }
}
