/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Makes a cell with a style and a reuse identifier.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    cellStyle = style
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell without reading the archive.
  public required init?(coder: NSCoder) {
    name = nil
    cellStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  private let name: String?
  let cellStyle: CellStyle

  /// The name that the cell was registered under.
  open var reuseIdentifier: String? { name }
  /// Whether a table made the cell, so that the table uses it again.
  var isMadeByTable = false
  /// Called before a cell that was used is used again.
  open func prepareForReuse() {}

  // MARK: Content

  /// The height that the content had in a width when it was measured last.
  var fitted: (width: CGFloat, height: CGFloat)?

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeContent()
    super.layoutSubviews()
  }

  /// The size of the content, with the accessory beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentSize(in: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The view for the app's own views.
  open private(set) lazy var contentView = Self.makeContentView()
  /// The content configuration of the cell, whose view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration?.replace(&contentView, in: self) }
  }
  /// The content configuration of a row by itself, for the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default, .value2: .cell()
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    }
  }
  /// The configuration of the cell's background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The label for the main text.
  open var textLabel: UILabel? { contentSubview(&ownTextLabel) { UILabel() } }
  /// The label for secondary text, in styles that have one.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : contentSubview(&ownDetailLabel, makeDetailLabel) }
  /// The view for a picture, in styles that have one.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : contentSubview(&ownImageView) { UIImageView() } }

  /// The parts of the style that code has accessed, and that are therefore shown.
  private(set) var ownTextLabel: UILabel?
  private(set) var ownDetailLabel: UILabel?
  private(set) var ownImageView: UIImageView?

  private func makeDetailLabel() -> UILabel {
    let label = UILabel()
    if cellStyle == .subtitle { label.font = .systemFont(ofSize: 12) }
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  private func contentSubview<View: UIView>(_ view: inout View?, _ make: () -> View) -> View {
    if let view { return view }
    let made = make()
    view = made
    contentView.addSubview(made)
    return made
  }

  /// A view that keeps to the margins of the cell.
  private static func makeContentView() -> UIView {
    let view = UIView()
    view.preservesSuperviewLayoutMargins = true
    return view
  }

  /// A view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the row is selected.
  open var selectedBackgroundView: UIView?
  /// The accessory at the end of the row.
  open var accessoryType = UITableViewCell.AccessoryType.none
  /// A view in its place.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The accessory at the end of the row while the table is edited.
  open var editingAccessoryType = UITableViewCell.AccessoryType.none
  /// A view in its place.
  open var editingAccessoryView: UIView?
  /// The appearance of the row when it is selected.
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// The insets of the separator below the row.
  open var separatorInset = UIEdgeInsets.zero
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// The amount of one step.
  open var indentationWidth: CGFloat = 10
  /// Whether the content moves in while the table is edited.
  open var shouldIndentWhileEditing = true
  /// Whether the row can be moved while the table is edited.
  open var showsReorderControl = false

  // MARK: State

  /// Whether the row is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } } }
  /// Whether the row is edited.
  open var isEditing = false { didSet { if oldValue != isEditing { setNeedsUpdateConfiguration() } } }
  /// The control of the row while the table is edited; none here.
  open var editingStyle: UITableViewCell.EditingStyle { .none }
  /// Whether the row asks whether it is to be deleted; it never does here.
  open var showingDeleteConfirmation: Bool { false }
  /// The view behind the content while the row is selected among others.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the row can be touched while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// Called before controls for editing appear or disappear; here they do not.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called when controls for editing have appeared or disappeared; here they do not.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Configuration

  /// Changes the configuration of a row when its state changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed, before the row is displayed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  private var update = ConfigurationUpdate()

  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  /// Has the configuration follow the state before the row is displayed next.
  open func setNeedsUpdateConfiguration() {
    update.request()
    setNeedsLayout()
  }

  /// Called when the state has changed. Subclasses set configurations here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    guard update.begin() else { return }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Shows the row as selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows the row with a finger on it, or without.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Shows the row as edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }
}
