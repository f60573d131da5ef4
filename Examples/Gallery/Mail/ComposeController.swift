import UIKit

/// Writes a message. It stays until the user sends it, saves it or discards it.
class ComposeController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let original: Draft

  init(draft: Draft) {
    original = draft
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.toField.text = original.to
    scene.copiesField.text = original.copies
    scene.subjectField.text = original.subject
    scene.bodyView.text = original.text
    setCopiesShown(!original.copies.isEmpty)
    changed()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let first: UIView = original.to.isEmpty ? scene.toField : scene.bodyView
    first.becomeFirstResponder()
  }

  /// The message as written.
  var draft: Draft {
    Draft(
      to: scene.toField.text ?? "", copies: scene.copiesField.text ?? "", subject: scene.subjectField.text ?? "",
      text: scene.bodyView.text)
  }

  func changed() {
    title = draft.subject.isEmpty ? "New message" : draft.subject
    scene.sendItem.isEnabled = draft.canBeSent
    isModalInPresentation = draft != original
  }

  func textViewDidChange(_ textView: UITextView) { changed() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = [scene.toField, scene.copiesLine.isHidden ? nil : scene.copiesField, scene.subjectField]
    let order: [UIView] = fields.compactMap(\.self) + [scene.bodyView]
    let index = order.firstIndex(of: textField) ?? 0
    return order[index + 1].becomeFirstResponder()
  }

  // MARK: Copies

  func toggleCopies(_ button: UIButton) { setCopiesShown(!button.isSelected) }

  private func setCopiesShown(_ isShown: Bool) {
    scene.copiesButton.isSelected = isShown
    scene.copiesLine.isHidden = !isShown
  }

  // MARK: The end

  func sendByKey() {
    if draft.canBeSent { scene.performSend() }
  }

  func cancel() {
    guard draft != original else { return scene.performDiscard() }
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Delete the draft", style: .destructive) { [weak self] _ in self?.scene.performDiscard() })
    question.addAction(
      UIAlertAction(title: "Save the draft", style: .default) { [weak self] _ in self?.scene.performSaveDraft() })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.barButtonItem = scene.cancelItem
    present(question, animated: true)
  }
}
