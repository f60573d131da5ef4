import UIKit

// Swift 6: presentations, their adaptation, and prevented dismissals.

@MainActor
protocol EditorDelegate: AnyObject {
  func editor(_ editor: EditorController, didFinishWith text: String?)
}

final class EditorController: UIViewController {
  weak var delegate: (any EditorDelegate)?
  private let textView = UITextView()
  private let original: String

  private var hasChanges: Bool { textView.text != original }

  init(text: String) {
    original = text
    super.init(nibName: nil, bundle: nil)
    textView.text = text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    textView.delegate = self
    textView.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    view = textView
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.presentationController?.delegate = self
    textView.becomeFirstResponder()
  }

  private func save() {
    delegate?.editor(self, didFinishWith: textView.text)
  }

  private func cancel() {
    guard hasChanges else {
      delegate?.editor(self, didFinishWith: nil)
      return
    }
    let alert = UIAlertController(title: nil, message: "Discard changes?", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        guard let self else { return }
        delegate?.editor(self, didFinishWith: nil)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}

extension EditorController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges
    isModalInPresentation = hasChanges
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    navigationItem.prompt = hasChanges ? "Not saved" : nil
  }
}

extension EditorController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.editor(self, didFinishWith: nil)
  }
}

final class DocumentController: UIViewController {
  private(set) var text = ""
  private let infoButton = UIButton(type: .infoLight)

  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    infoButton.addAction(UIAction { [unowned self] _ in showInfo() }, for: .primaryActionTriggered)
    view.addSubview(infoButton)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [unowned self] _ in edit() })
  }

  func edit() {
    let editor = EditorController(text: text)
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .pageSheet
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
    }
    present(navigation, animated: true)
  }

  func showInfo() {
    let info = UIViewController()
    info.preferredContentSize = CGSize(width: 240, height: 120)
    info.modalPresentationStyle = .popover
    info.popoverPresentationController?.sourceView = infoButton
    info.popoverPresentationController?.sourceRect = infoButton.bounds
    info.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    info.popoverPresentationController?.delegate = self
    present(info, animated: true)
  }

  func cover(with color: UIColor) async {
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    cover.modalTransitionStyle = .crossDissolve
    cover.view.backgroundColor = color.withAlphaComponent(0.5)
    await withCheckedContinuation { continuation in
      present(cover, animated: true) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      cover.dismiss(animated: true) { continuation.resume() }
    }
  }
}

extension DocumentController: EditorDelegate {
  func editor(_ editor: EditorController, didFinishWith text: String?) {
    if let text { self.text = text }
    dismiss(animated: true)
  }
}

extension DocumentController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    popoverPresentationController.backgroundColor = .secondarySystemBackground
  }
}
