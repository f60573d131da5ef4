import UIKitFacts

/// A bar with a field for text to search for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.searchBarHeight)
  }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.searchBarHeight)
  }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "searchBar") }

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that handles the user's changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text in the field.
  open var text: String? {
    didSet {
      if searchTextField.text ?? "" != text ?? "" { searchTextField.text = text }
      if text != oldValue { controller?.searchTextDidChange() }
    }
  }
  /// The field of the bar.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// Whether the user can search.
  open var isEnabled = true { didSet { searchTextField.isEnabled = isEnabled } }
  /// The search controller that made the bar.
  weak var controller: UISearchController?
  /// The text above the field.
  open var prompt: String?
  /// The text in the empty field.
  open var placeholder: String?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The style of the bar.
  open var searchBarStyle = UISearchBarStyle.default
  /// The colour of the background.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture behind the scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether there is a button that cancels.
  open var showsCancelButton = false
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false
  /// Whether the search results button is selected.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the bar shows the scopes.
  open var showsScopeBar = false
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.search
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
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = true

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

}
