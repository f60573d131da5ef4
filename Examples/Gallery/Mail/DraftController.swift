import UIKit

/// Writes a message. It asks before it throws one away.
class DraftController: UIViewController {
  var recipientField: UITextField!
  var subjectField: UITextField!
  var textView: UITextView!
  var sendItem: UIBarButtonItem!

  private let recipient: String
  private let subject: String

  init(recipient: String, subject: String) {
    self.recipient = recipient
    self.subject = subject
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    recipientField.text = recipient
    subjectField.text = subject
    recipientChanged()
  }

  func recipientChanged() { sendItem.isEnabled = recipientField.text?.isEmpty == false }

  func send() { dismiss(animated: true) }

  func confirmCancel(_ sender: UIBarButtonItem) {
    guard textView.text?.isEmpty == false else { return dismiss(animated: true) }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete draft", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = sender
    present(alert, animated: true)
  }
}
