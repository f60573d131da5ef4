/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// A cell of the given style, known by the given name.
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

  /// A cell from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    name = nil
    cellStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  private let name: String?
  private let cellStyle: CellStyle

  open var reuseIdentifier: String? { name }
  open func prepareForReuse() {}

  // MARK: Content

  open private(set) lazy var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = contentSubview(UILabel())
  open private(set) lazy var detailTextLabel: UILabel? = cellStyle == .default ? nil : contentSubview(UILabel())
  open private(set) lazy var imageView: UIImageView? = cellStyle == .value2 ? nil : contentSubview(UIImageView())

  private func contentSubview<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    return view
  }

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var accessoryType = UITableViewCell.AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = UITableViewCell.AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false

  // MARK: State

  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }
}
