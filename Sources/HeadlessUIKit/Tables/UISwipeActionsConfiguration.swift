/// The actions that a swipe over a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one nearest to the edge.
  public convenience init(actions: [UIContextualAction]) { self.init(all: actions) }

  private init(all actions: [UIContextualAction]) {
    all = actions
    super.init()
  }

  private let all: [UIContextualAction]

  /// The actions.
  open var actions: [UIContextualAction] { all }
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
