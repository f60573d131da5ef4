/// The actions that appear at one end of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Actions in the order from the edge of the row.
  public convenience init(actions: [UIContextualAction]) { self.init(all: actions) }

  private init(all actions: [UIContextualAction]) {
    swipeActions = actions
    super.init()
  }

  private let swipeActions: [UIContextualAction]

  /// The actions, in the order from the edge of the row.
  open var actions: [UIContextualAction] { swipeActions }
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
