import UIKit

/// One message.
class MessageController: UIViewController {
  var subjectLabel: UILabel!
  var senderLabel: UILabel!
  var bodyView: UITextView!

  let message: Message

  init(message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    subjectLabel.text = message.subject
    senderLabel.text = message.sender
    bodyView.text = message.text
  }

  /// An answer goes to the sender, under the same subject.
  func makeDraft(forReply sender: Any?) -> DraftController {
    scene.scenes.instantiateDraft(recipient: message.sender, subject: "Re: " + message.subject)
  }
}
