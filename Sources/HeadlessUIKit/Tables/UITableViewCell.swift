import UIKitFacts

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
  private let cellStyle: CellStyle

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
    placeContent()
    super.layoutSubviews()
  }

  /// The size of the content, with the accessory beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentSize(in: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The labels that the style has, where they are in use.
  private var hasTextLabel = false
  private var hasDetailLabel = false
  private var hasImage = false

  /// Places what the style has: the picture first, then the text, with the detail below it or at the end.
  func placeLabels() {
    let inset = CGFloat(ControlSizes.rowInset(width: Double(bounds.width)))
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    var left = inset
    if hasImage, let imageView, let size = imageView.image?.size, size.width > 0 {
      imageView.frame = CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + inset
    }
    guard hasTextLabel || hasDetailLabel else { return }
    let room = max(0, width - left - inset)
    let detail = hasDetailLabel ? detailTextLabel : nil
    let (first, second) = (hasTextLabel ? textLabel?.sizeThatFits(.zero) ?? .zero : .zero, detail?.sizeThatFits(.zero))
    guard let second, let detail else {
      textLabel?.frame = CGRect(x: left, y: 0, width: room, height: height)
      return
    }
    if cellStyle == .subtitle {
      let top = (height - first.height - second.height) / 2
      textLabel?.frame = CGRect(x: left, y: top, width: min(room, first.width), height: first.height)
      detail.frame = CGRect(x: left, y: top + first.height, width: min(room, second.width), height: second.height)
    } else {
      let own = min(room, second.width)
      textLabel?.frame = CGRect(
        x: left, y: (height - first.height) / 2, width: min(room - own, first.width), height: first.height)
      detail.frame = CGRect(x: left + room - own, y: (height - second.height) / 2, width: own, height: second.height)
    }
  }

  /// The view for the app's own views.
  open private(set) lazy var contentView = UIView()
  /// What the cell shows, instead of its labels. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration?.replace(&contentView, in: self) }
  }
  /// What the cell shows behind its content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The label for the main text.
  open var textLabel: UILabel? {
    hasTextLabel = true
    return ownTextLabel
  }
  private lazy var ownTextLabel = contentSubview(UILabel())
  /// The label for secondary text, in styles that have one.
  open var detailTextLabel: UILabel? {
    guard cellStyle != .default else { return nil }
    hasDetailLabel = true
    return ownDetailLabel
  }
  private lazy var ownDetailLabel = contentSubview(UILabel())
  /// The view for a picture, in styles that have one.
  open var imageView: UIImageView? {
    guard cellStyle != .value2 else { return nil }
    hasImage = true
    return ownImageView
  }
  private lazy var ownImageView = contentSubview(UIImageView())

  private func contentSubview<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
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
  /// How far the line below the row stays from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// How far one step is.
  open var indentationWidth: CGFloat = 10
  /// Whether the content moves in while the table is edited.
  open var shouldIndentWhileEditing = true
  /// Whether the row can be moved while the table is edited.
  open var showsReorderControl = false

  // MARK: State

  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a finger is on the row.
  open var isHighlighted = false
  /// Whether the row is edited.
  open var isEditing = false

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
