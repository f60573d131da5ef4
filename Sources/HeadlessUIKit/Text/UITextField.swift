/// A control that the user writes a line of text into.
@preconcurrency @MainActor open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?

  private var content = ""

  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      attributes = nil
    }
  }
  private var attributes: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { attributes ?? NSAttributedString(string: content) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  open var placeholder: String? {
    didSet { placeholderAttributes = nil }
  }
  private var placeholderAttributes: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map(NSAttributedString.init(string:)) }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = UITextField.BorderStyle.none
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = UITextField.ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = UITextField.ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = UITextField.ViewMode.never
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Keyboard

  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType!
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
}

extension UITextField {
  /// What surrounds the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// How editing came to an end.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
