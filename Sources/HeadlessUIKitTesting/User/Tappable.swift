import HeadlessUIKit

/// Something that is tapped by its name.
@MainActor enum Tappable {
  case control(UIControl)
  case item(UIBarButtonItem)

  private var names: [String] {
    switch self {
    case .control(let control):
      [(control as? UIButton)?.currentTitle, control.accessibilityIdentifier, control.accessibilityLabel]
        .compactMap(\.self)
    case .item(let item):
      [item.title, item.accessibilityIdentifier, item.accessibilityLabel].compactMap(\.self)
        + ((item.customView as? UIControl).map { Tappable.control($0).names } ?? [])
    }
  }

  private func isReachable(in app: HeadlessApp) -> Bool {
    switch self {
    case .control(let control): app.canReach(control)
    case .item(let item): (try? app.reach(item)) != nil
    }
  }

  private static func all(in app: HeadlessApp) -> [Tappable] {
    app.window.tree.compactMap { $0 as? UIControl }.map(Tappable.control)
      + ShownBarItem.all(in: app).map { Tappable.item($0.item) }
  }

  /// The one that the user can mean; those that are out of reach only where there is no other.
  static func named(_ name: String, in app: HeadlessApp) throws -> Tappable {
    let all = all(in: app)
    let named = all.filter { $0.names.contains(name) }
    let reachable = named.filter { $0.isReachable(in: app) }
    if reachable.count > 1 { throw UserActionError("'\(name)' cannot be tapped", "\(reachable.count) have that name") }
    if let one = reachable.first ?? named.first { return one }
    let others = all.compactMap(\.names.first).map { "'\($0)'" }
    throw UserActionError(
      "'\(name)' cannot be tapped",
      "nothing on the screen has that name" + (others.isEmpty ? "" : "; there is " + others.joined(separator: ", ")))
  }
}

extension UIView {
  /// The view and all in it, from the top down.
  var tree: [UIView] {
    [self] + subviews.flatMap(\.tree)
  }
}
