/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    borderStyle = .roundedRect
  }

  /// A field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a field without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; that of the bar follows it.
  open override var text: String? {
    didSet { if let bar, bar.text ?? "" != text ?? "" { bar.text = text } }
  }
  /// The placeholder for missing text; that of the bar.
  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }
}
