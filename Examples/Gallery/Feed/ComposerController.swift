import UIKit

/// Writes a post of at most 140 characters.
class ComposerController: UIViewController, UITextViewDelegate {
  private static let limit = 140

  var textView: UITextView!
  var countLabel: UILabel!
  var postItem: UIBarButtonItem!

  var text: String { textView.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    textViewDidChange(textView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) {
    let left = Self.limit - text.count
    countLabel.text = "\(left)"
    countLabel.textColor = left < 0 ? .systemRed : .secondaryLabel
    postItem.isEnabled = !text.isEmpty && left >= 0
  }
}
