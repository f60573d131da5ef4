/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Changes the configuration of a cell when its state changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// The view for the app's own views.
  open private(set) lazy var contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } } }
  /// A view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the item is selected.
  open var selectedBackgroundView: UIView?

  /// A cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// Makes a cell without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }

  // MARK: Configuration

  /// The content configuration of the cell, whose view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration?.replace(&contentView, in: self) }
  }
  /// The configuration of the cell's background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed, before the cell is displayed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  private var update = ConfigurationUpdate()

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    if let collection = enclosingCollection {
      state.isEditing = collection.isEditing
      state.isExpanded = item.flatMap { collection.outline?.isItemExpanded(at: $0) } ?? false
    }
    return state
  }

  /// Has the configuration follow the state before the cell is displayed next.
  open func setNeedsUpdateConfiguration() {
    update.request()
    setNeedsLayout()
  }

  /// Called when the state has changed. Subclasses set configurations here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Has the configuration follow the state if that has changed.
  func updateConfigurationIfNeeded() {
    guard update.begin() else { return }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }
}
