public import HeadlessUIKit

extension HeadlessApp {
  /// The controller of a class on the screen, in whichever containers it is.
  ///
  /// If there are several, one that the user can touch is preferred to one under a sheet. If that leaves several,
  /// `container` is the controller to search in.
  public func find<Controller: UIViewController>(
    _ type: Controller.Type, in container: UIViewController? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Controller {
    try act(flushing: false, at: CallSite(fileID, filePath, line, column)) {
      let visible = visibleViewControllers.compactMap { $0 as? Controller }.filter { isIn(container, $0) }
      let reachable = visible.filter { $0.viewIfLoaded.map(canReach) == true }
      return try only(reachable.isEmpty ? visible : reachable, of: type, place: path)
    }
  }

  /// The view of a class on the screen, with a name if one is given.
  ///
  /// The name is a button's title, or a view's `accessibilityIdentifier` or `accessibilityLabel`. If there are several
  /// views, one that the user can touch is preferred. If that leaves several, `place` says in which controller or view
  /// to look.
  public func find<View: UIView>(
    _ type: View.Type, named name: String? = nil, in place: UIResponder? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> View {
    try act(flushing: false, at: CallSite(fileID, filePath, line, column)) {
      let all = window.tree.compactMap { $0 as? View }.filter { isIn(place, $0) }
      let named = all.filter { name == nil || $0.namesForTests.contains(name ?? "") }
      let reachable = named.filter(canReach)
      return try only(reachable.isEmpty ? named : reachable, of: type, named: name, place: path)
    }
  }
}
