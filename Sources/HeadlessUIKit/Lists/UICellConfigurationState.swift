/// The state of a cell that its configuration can depend on.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The state of a cell in a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The state of a cell during a drop.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays on the screen at the edge of its list.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the items below the cell are shown.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell moves.
  public var isReordering = false
  /// The state in a drag; there is none here.
  public var cellDragState = DragState.none
  /// The state during a drop; there is none here.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with the given traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
