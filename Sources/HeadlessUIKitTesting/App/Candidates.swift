import HeadlessUIKit

// Without an argument that selects an element, an action or a query takes the only one there is.

extension HeadlessApp {
  /// The only view of a class that the user can touch.
  func onlyView<View: UIView>(_ type: View.Type = View.self) throws -> View {
    try only(window.tree.compactMap { $0 as? View }.filter(canReach), of: type, place: path)
  }

  /// The only controller of a class whose view the user can touch, preferably one that fits.
  func onlyController<Controller: UIViewController>(
    _ type: Controller.Type = Controller.self, where fits: (Controller) -> Bool = { _ in true }
  ) throws -> Controller {
    let all = visibleViewControllers.compactMap { $0 as? Controller }.filter { $0.viewIfLoaded.map(canReach) == true }
    let fitting = all.filter(fits)
    return try only(fitting.isEmpty ? all : fitting, of: type, place: path)
  }

  /// The only candidate. The error lists all of them with their places.
  func only<Element>(
    _ candidates: [Element], of type: Element.Type, named name: String? = nil, place: (Element) -> String
  ) throws -> Element {
    let what = ["\(type)", name.map { "named '\($0)'" }].compactMap(\.self).joined(separator: " ")
    guard let first = candidates.first else {
      throw UserActionError("there is no \(what) that the user can reach", "\(screenInWords)")
    }
    guard candidates.count == 1 else {
      throw UserActionError("it is not clear which \(what) is meant", Self.choice(candidates.map(place)))
    }
    return first
  }

  /// Lists several elements by their places, and how to choose one.
  static func choice(_ places: [String]) -> String {
    "there are \(places.count): \(places.joined(separator: "; ")). Pass `in:` to choose one, or the element itself"
  }

  private var screenInWords: String {
    let visible = visibleViewControllers.map(log.label)
    return visible.isEmpty
      ? "no controller is on the screen" : "on the screen are the controllers " + visible.joined(separator: ", ")
  }

  // MARK: Places

  /// The path to a controller: its containers from the root down, and the controller.
  func path(_ controller: UIViewController) -> String {
    let containers = sequence(first: controller, next: \.parent).dropFirst().map(log.name).reversed()
    return (containers + [log.label(of: controller)]).joined(separator: " > ")
  }

  /// The path to a view: its controller, and its row in a table.
  func path(_ view: UIView) -> String {
    let owner = view.lineage.lazy.compactMap(\.viewController).first
    return [view.nameInErrors, view.rowInWords, owner.map { "in \(path($0))" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Whether a view is in a view or in a controller; nil means the whole app.
  func isIn(_ place: UIResponder?, _ view: UIView) -> Bool {
    if let container = place as? UIView { return view.lineage.contains(container) }
    let owner = view.lineage.lazy.compactMap(\.viewController).first
    return place == nil || owner.map { isIn(place, $0) } == true
  }

  /// Whether a controller is in a view or in a controller, or is it; nil means the whole app.
  func isIn(_ place: UIResponder?, _ controller: UIViewController) -> Bool {
    if let container = place as? UIView { return controller.viewIfLoaded?.lineage.contains(container) == true }
    return place == nil || sequence(first: controller, next: \.parent).contains { $0 === place }
  }
}

extension UIView {
  /// The row of the table or the item of the collection that contains the view.
  fileprivate var rowInWords: String? {
    for view in lineage {
      if let cell = view as? UITableViewCell, let path = cell.table?.indexPath(for: cell) {
        return "in row \(path.row) of section \(path.section)"
      }
    }
    return nil
  }
}

extension UITableViewCell {
  private var tables: some Sequence<UITableView> { lineage.lazy.compactMap { $0 as? UITableView } }
  fileprivate var table: UITableView? { tables.first { _ in true } }
}
