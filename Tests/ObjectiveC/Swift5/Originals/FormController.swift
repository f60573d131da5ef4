// swift-format-ignore-file

import UIKit

@objc public protocol FormDelegate: NSObjectProtocol {
  func form(_ form: FormController, didEnter text: String)
  @objc optional func formDidCancel(_ form: FormController)
  @objc optional func form(_ form: FormController, titleFor row: Int) -> String?
}

@objcMembers
open class FormController: UIViewController {
  @IBOutlet public weak var field: UITextField!
  @IBOutlet private(set) var labels: [UILabel]!
  @IBInspectable var cornerRadius: CGFloat = 4 {
    didSet { view.layer.cornerRadius = cornerRadius }
  }
  @objc public weak var delegate: FormDelegate?
  private let button = UIButton(type: .system)
  private(set) var log: [String] = []
  private lazy var done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))
  lazy var pan: UIPanGestureRecognizer = UIPanGestureRecognizer(target: self, action: #selector(FormController.handlePan))

  open override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    view.addSubview(field)
    self.field = field
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    button.addTarget(self, action: #selector(touched(_:event:)), for: [.touchDown, .touchUpInside])
    view.addSubview(button)
    navigationItem.rightBarButtonItem = done
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: #selector(self.cancel))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped as (UITapGestureRecognizer) -> Void)))
    view.addGestureRecognizer(pan)
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(notification:)), name: UITextField.textDidChangeNotification, object: nil)
    if button.actions(forTarget: self, forControlEvent: .touchUpInside)?.contains("save") == true { log.append("listed") }
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction func save() { log.append("save"); delegate?.form(self, didEnter: field.text ?? "") }
  @objc private func touched(_ sender: UIControl, event: UIEvent) { log.append("touched") }
  @objc fileprivate func done(_ item: UIBarButtonItem) { log.append("done \(item === done)") }
  func cancel() {
    log.append(delegate?.form?(self, titleFor: 1) ?? "no title")
    delegate?.formDidCancel?(self)
  }
  @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped \(recognizer.state.rawValue)") }
  @objc func tapped() { log.append("wrong") }
  @objc(panned:) func handlePan(_ pan: UIPanGestureRecognizer) { log.append("pan") }
  @objc dynamic func changed(notification: NSNotification) { log.append("changed \(notification.name.rawValue)") }
  public var messages: [String] { log }
}

extension FormController: UITextFieldDelegate {
  open override var prefersStatusBarHidden: Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  @objc func hook() { log.append("hook") }
}

class ProxyDelegate: NSObject, UITextFieldDelegate {
  weak var inner: UITextFieldDelegate?
  var onEnd: ((String) -> Void)?
  func textFieldDidEndEditing(_ textField: UITextField) {
    inner?.textFieldDidEndEditing?(textField)
    onEnd?(textField.text ?? "")
    self.onEnd?("")
  }
}
