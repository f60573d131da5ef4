import LayoutSolver
import UIKitFacts

/// A view that the user reads and writes longer text in.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// The room that the text takes where the view does not scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: wrappingWidth, height: 0))
  }

  /// The room that the text takes in the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let padding = textContainer.lineFragmentPadding
    let inner = size.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let lines = max(0, textContainer.maximumNumberOfLines)
    var content = TextContent(text, attributes, font: font ?? .systemFont(ofSize: 12), lines: lines)
    content.wraps = .words
    let text = Content.text(content).size(limit: size.width > 0 ? max(1, inner) : 0)
    let line = CGFloat((font ?? .systemFont(ofSize: 12)).facts.lineHeight)
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right + 2 * padding,
      height: max(text.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  /// The room of the text.
  open private(set) lazy var textContainer =
    givenContainer ?? NSTextContainer { [weak self] in self?.contentDidChange() }
  private let givenContainer: NSTextContainer?
  /// The text, which layout managers lay out.
  open var textStorage: NSTextStorage { storage }
  private lazy var storage = makeStorage()
  /// What follows changes of the storage, once somebody has asked for it.
  private var observer: TextStorageObserver?
  /// What lays out the text.
  open var layoutManager: NSLayoutManager {
    _ = storage
    trackSize()
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    keptManager = manager
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }
  /// A container holds its layout manager weakly.
  private var keptManager: NSLayoutManager?

  /// A text view that shows the text of a container's layout manager; one with a text of its own without it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    givenContainer = textContainer
    super.init(frame: frame)
    if let storage = textContainer?.layoutManager?.textStorage, storage.length > 0 {
      (text, attributes) = (storage.string, NSAttributedString(attributedString: storage))
    }
  }

  /// A text view of an archive.
  public required init?(coder: NSCoder) {
    givenContainer = nil
    super.init(coder: coder)
  }

  /// A text view with a text of its own.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  private func makeStorage() -> NSTextStorage {
    keptManager = textContainer.layoutManager
    let storage = keptManager?.textStorage ?? NSTextStorage()
    if storage.length == 0 { storage.setAttributedString(shownText) }
    observer = TextStorageObserver(storage) { [weak self] in self?.take(storage) }
    return storage
  }

  /// The text with the font of the view where it has none.
  private var shownText: NSAttributedString {
    if let attributes { return attributes }
    return NSAttributedString(string: text ?? "", attributes: font.map { [.font: $0] } ?? [:])
  }

  private func take(_ storage: NSTextStorage) {
    guard !isSyncing else { return }
    isSyncing = true
    text = storage.string
    attributes = storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
    isSyncing = false
  }

  /// Whether one of the text and the storage is taking what the other has.
  private var isSyncing = false

  private func changeStorage() {
    guard observer != nil, !isSyncing else { return }
    isSyncing = true
    storage.setAttributedString(shownText)
    isSyncing = false
  }

  private func trackSize() {
    let inner = bounds.inset(by: textContainerInset).size
    let size = CGSize(
      width: textContainer.widthTracksTextView ? max(0, inner.width) : textContainer.size.width,
      height: textContainer.heightTracksTextView ? max(0, inner.height) : textContainer.size.height)
    if size != textContainer.size { textContainer.size = size }
  }
  override var measuresWrappedContent: Bool { !isScrollEnabled }

  /// The delegate for editing.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The displayed text.
  open var text: String! = "" {
    didSet {
      attributes = nil
      changeStorage()
      contentDidChange()
    }
  }
  private var attributes: NSAttributedString?
  /// The styled text; setting it sets the text.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      // The storage changes once, to the styled text.
      let wasSyncing = isSyncing
      isSyncing = true
      text = newValue?.string
      isSyncing = wasSyncing
      attributes = newValue
      changeStorage()
    }
  }
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can change the text.
  open var isEditable = true
  /// The types of data that become links in text that is not editable.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can select text.
  open var isSelectable = true
  /// The insets of the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  override func adaptToTraits() { adjustFont() }
  private var hasFindInteraction = false
  /// Whether users can find text in the text view.
  @available(iOS 16.0, *)
  open var isFindInteractionEnabled: Bool {
    get { hasFindInteraction }
    set { hasFindInteraction = newValue }
  }
  /// The selected part of the text, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of text that the user enters next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Scrolls to a part of the text; here, to its end if the part is there, else to its beginning.
  open func scrollRangeToVisible(_ range: NSRange) {
    let length = (text ?? "").utf16.count
    let isAtEnd = length > 0 && range.location >= length / 2
    scrollRectToVisible(CGRect(x: 0, y: isAtEnd ? contentSize.height - 1 : 0, width: 1, height: 1), animated: false)
  }
  /// Whether the first input replaces the selection.
  open var clearsOnInsertion = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
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
