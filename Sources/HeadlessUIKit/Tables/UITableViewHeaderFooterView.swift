/// A header or a footer of a section, which a table uses again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// A view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
    addFilling(contentView)
  }

  private let name: String?

  /// The name that the view was registered under.
  open var reuseIdentifier: String? { name }
  /// Whether a table made the view, so that the table uses it again.
  var isMadeByTable = false
  /// Called before a view that was used is used again.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for the app's own views.
  open private(set) lazy var contentView = UIView()
  /// The content configuration, whose view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration?.replace(&contentView, in: self) }
  }
  /// The content configuration of a header by itself.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// The configuration of the view's background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The label for the main text.
  open private(set) lazy var textLabel: UILabel? = contentSubview(UILabel())
  /// The label for secondary text.
  open private(set) lazy var detailTextLabel: UILabel? = contentSubview(UILabel())
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private func contentSubview<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    return view
  }
}
