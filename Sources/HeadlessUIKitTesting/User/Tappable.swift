import HeadlessUIKit

/// An element that a test taps by its name.
@MainActor enum Tappable {
  case control(UIControl)
  case item(ShownBarItem)

  private var names: [String] {
    switch self {
    case .control(let control): control.namesForTests
    case .item(let shown): shown.item.namesForTests
    }
  }

  private func isReachable(in app: HeadlessApp) -> Bool {
    switch self {
    case .control(let control): app.canReach(control)
    case .item(let shown): (try? app.reach(shown.item)) != nil
    }
  }

  private func isIn(_ place: UIResponder?, of app: HeadlessApp) -> Bool {
    switch self {
    case .control(let control): app.isIn(place, control)
    case .item(let shown): app.isIn(place, shown.bar) || shown.owner.map { app.isIn(place, $0) } == true
    }
  }

  private func path(in app: HeadlessApp) -> String {
    switch self {
    case .control(let control): app.path(control)
    case .item(let shown): shown.item.nameInErrors + (shown.owner.map { " in \(app.path($0))" } ?? "")
    }
  }

  private static func all(in place: UIResponder?, of app: HeadlessApp) -> [Tappable] {
    let all =
      app.window.tree.compactMap { $0 as? UIControl }.map(Tappable.control)
      + ShownBarItem.all(in: app).map(Tappable.item)
    return all.filter { $0.isIn(place, of: app) }
  }

  /// The only element with a name that the user can reach; if there is none, the first element with the name.
  static func named(_ name: String, in place: UIResponder?, of app: HeadlessApp) throws -> Tappable {
    let all = all(in: place, of: app)
    let named = all.filter { $0.names.contains(name) }
    let reachable = named.filter { $0.isReachable(in: app) }
    if reachable.count > 1 {
      throw UserActionError("'\(name)' cannot be tapped", HeadlessApp.choice(reachable.map { $0.path(in: app) }))
    }
    if let one = reachable.first ?? named.first { return one }
    let others = all.compactMap(\.names.first).map { "'\($0)'" }
    throw UserActionError(
      "'\(name)' cannot be tapped",
      "nothing on the screen has that name" + (others.isEmpty ? "" : "; there is " + others.joined(separator: ", ")))
  }
}

extension UIView {
  /// The view and its descendants, parents first.
  var tree: [UIView] {
    [self] + subviews.flatMap(\.tree)
  }
}
