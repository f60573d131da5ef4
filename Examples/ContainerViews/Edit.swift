import UIKit

/// Edits a text, over what it was presented from.
class Edit: UIViewController {
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.field.text = text
  }

  func done() {
    dismiss(animated: false)
  }
}
