/// A change of a navigation controller's stack, with the values that undo it.
enum StackChange {
  case push
  /// Controllers are popped, which are listed from the bottom to the top.
  case pop(of: [UIViewController])
  /// A stack is replaced.
  case replacement(of: [UIViewController])

  /// The operation of the change: a controller that is on the top now, and was in the stack before, is popped to.
  @MainActor func operation(to top: UIViewController) -> UINavigationController.Operation {
    switch self {
    case .push: .push
    case .pop: .pop
    case .replacement(let old): old.contains(top) ? .pop : .push
    }
  }
}
