import LayoutSolver
import UIKitFacts

/// A control that the user writes a line of text into.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The delegate for editing.
  open weak var delegate: (any UITextFieldDelegate)?

  private var content = ""

  /// The text; never nil when it is read.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      attributes = nil
      contentDidChange()
    }
  }
  private var attributes: NSAttributedString?
  /// The styled text; setting it sets the text.
  open var attributedText: NSAttributedString? {
    get { attributes ?? NSAttributedString(string: content) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  /// The placeholder for missing text.
  open var placeholder: String? {
    didSet {
      placeholderAttributes = nil
      contentDidChange()
    }
  }
  private var placeholderAttributes: NSAttributedString?
  /// The placeholder for missing text, styled.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map(NSAttributedString.init(string:)) }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
    }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }
  /// The room that the text takes, or else the placeholder, in the border.
  open override var intrinsicContentSize: CGSize {
    fieldContent.size(limit: 0)
  }

  private var fieldContent: Content {
    let shown = content.isEmpty ? placeholder ?? "" : content
    let font = (font ?? .systemFont(ofSize: 17)).facts
    return Content.textField(shown, font: font, isRounded: borderStyle == .roundedRect)
  }

  override var layoutContent: Content {
    intrinsicContentSize == fieldContent.size(limit: 0) ? fieldContent : Content(intrinsicContentSize)
  }

  /// The room that the text takes, or else the placeholder.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border of the text.
  open var borderStyle = UITextField.BorderStyle.none {
    didSet { contentDidChange() }
  }
  /// The picture behind the field.
  open var background: UIImage?
  /// The picture behind a field that cannot be used.
  open var disabledBackground: UIImage?
  /// When there is a button that clears the text.
  open var clearButtonMode = UITextField.ViewMode.never
  /// A view before the text.
  open var leftView: UIView?
  /// When that view is shown.
  open var leftViewMode = UITextField.ViewMode.never
  /// A view after the text.
  open var rightView: UIView?
  /// When that view is shown.
  open var rightViewMode = UITextField.ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first input replaces the text.
  open var clearsOnInsertion = false
  /// Whether the font shrinks where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  override func adaptToTraits() { adjustFont() }
  /// The minimum scale factor of the font.
  open var minimumFontSize: CGFloat = 0
  /// Whether the field is edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// The attributes of text that has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that the user enters next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  // MARK: Rectangles

  // The defaults are those of a field whose views beside the text have their own sizes.
  /// The rectangle of the border. Subclasses override it, as those below.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    beside(bounds, size: CGSize(width: 19, height: 19), isLeft: false)
  }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    beside(bounds, size: leftView?.bounds.size ?? .zero, isLeft: true)
  }
  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    beside(bounds, size: rightView?.bounds.size ?? .zero, isLeft: false)
  }

  // MARK: Keyboard

  /// The keys that the keyboard has.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the system corrects the input.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the system checks the spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The use of smart dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of text, for suggestions of the system.
  open var textContentType: UITextContentType!
  /// The rules that a new password has to keep.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether users can edit the attributes of the text.
  open var allowsEditingTextAttributes = false
  /// A view instead of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
}

extension UITextField {
  /// The border of the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
