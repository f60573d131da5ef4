/// A change of the focus, which no user brings about here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// The item that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
}
