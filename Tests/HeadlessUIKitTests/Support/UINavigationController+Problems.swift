import HeadlessUIKit

extension UINavigationController {
  /// The problems of the final state: only the top must be visible, and the stack must be the children.
  func problems(among controllers: [UIViewController]) -> [String] {
    var problems: [String] = []
    let shown = view.subviews.filter { $0 !== navigationBar }
    if shown != [topViewController?.view] { problems.append("shows \(shown)") }
    let seen = controllers.filter(\.isSeen)
    if seen != [topViewController] { problems.append("\(seen) are seen") }
    if !controllers.allSatisfy(\.isSettled) { problems.append("somebody is on the way") }
    if children != viewControllers { problems.append("the children are \(children)") }
    if controllers.filter({ $0.parent != nil }) != controllers.filter(viewControllers.contains) {
      problems.append("parents are not those of the stack")
    }
    return problems
  }
}
