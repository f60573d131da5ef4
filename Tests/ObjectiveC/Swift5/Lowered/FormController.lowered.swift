// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/FormController.swift", line: 1)
// swift-format-ignore-file

import UIKit

      public protocol FormDelegate: NSObjectProtocol {
  func form(_ form: FormController, didEnter text: String)
                 func formDidCancel(_ form: FormController)
                 func form(_ form: FormController, titleFor row: Int) -> String?
}; extension FormDelegate { public func formDidCancel(_ form: FormController) {} }; extension FormDelegate { public func form(_ form: FormController, titleFor row: Int) -> String? { nil } }

            
open class FormController: UIViewController {
            public weak var field: UITextField!
            private(set) var labels: [UILabel]!
                 var cornerRadius: CGFloat = 4 {
    didSet { view.layer.cornerRadius = cornerRadius }
  }
        public weak var delegate: FormDelegate?
  private let button = UIButton(type: .system)
  private(set) var log: [String] = []
  private lazy var done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector(_name: "done:", of: FormController.self, calls: { $0.done(_:)($1) }))
  lazy var pan: UIPanGestureRecognizer = UIPanGestureRecognizer(target: self, action: Selector(_name: "panned:", of: FormController.self, calls: { $0.handlePan(_:)($1) }))

  open override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    view.addSubview(field)
    self.field = field
    button.addTarget(self, action: Selector(_name: "save", of: FormController.self, calls: { $0.save() }), for: .touchUpInside)
    button.addTarget(self, action: Selector(_name: "touched:event:", of: FormController.self, calls: { $0.touched(_:event:)($1, $2) }), for: [.touchDown, .touchUpInside])
    view.addSubview(button)
    navigationItem.rightBarButtonItem = done
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: Selector(_name: "cancel", of: FormController.self, calls: { $0.cancel() }))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(_name: "tapped:", of: FormController.self, calls: { ($0.tapped(_:) as (UITapGestureRecognizer) -> Void)($1) })))
    view.addGestureRecognizer(pan)
    NotificationCenter.default.addObserver(
      self, selector: Selector(_name: "changedWithNotification:", of: FormController.self, calls: { $0.changed(notification:)($1) }), name: UITextField.textDidChangeNotification, object: nil)
    if button.actions(forTarget: self, forControlEvent: .touchUpInside)?.contains("save") == true { log.append("listed") }
  }

  deinit { NotificationCenter.default.removeObserver(self) }

            func save() { log.append("save"); delegate?.form(self, didEnter: field.text ?? "") }
        private func touched(_ sender: UIControl, event: UIEvent) { log.append("touched") }
        fileprivate func done(_ item: UIBarButtonItem) { log.append("done \(item === done)") }
  func cancel() {
    log.append(delegate?.form(self, titleFor: 1) ?? "no title")
    delegate?.formDidCancel(self)
  }
        func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped \(recognizer.state.rawValue)") }
        func tapped() { log.append("wrong") }
                 func handlePan(_ pan: UIPanGestureRecognizer) { log.append("pan") }
        dynamic func changed(notification: NSNotification) { log.append("changed \(notification.name.rawValue)") }
  public var messages: [String] { log }

#sourceLocation(file: "Originals/FormController.swift", line: 59)
open override var prefersStatusBarHidden: Bool { true }
#sourceLocation(file: "Originals/FormController.swift", line: 56)

#sourceLocation(file: "Originals/FormController.swift", line: 63)
      func hook() { log.append("hook") }
#sourceLocation(file: "Originals/FormController.swift", line: 56)
}

extension FormController: UITextFieldDelegate {
                                                         

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

                                          
}

class ProxyDelegate: NSObject, UITextFieldDelegate {
  weak var inner: UITextFieldDelegate?
  var onEnd: ((String) -> Void)?
  func textFieldDidEndEditing(_ textField: UITextField) {
    inner?.textFieldDidEndEditing(textField)
    onEnd?(textField.text ?? "")
    self.onEnd?("")
  }
}
