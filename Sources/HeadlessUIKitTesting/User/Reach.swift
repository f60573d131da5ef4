import HeadlessUIKit

/// Whether the user can touch a view.
@MainActor struct Reach {
  let app: HeadlessApp

  /// The obstacle between the user and a view; nil if there is none.
  func obstacle(to view: UIView) -> String? {
    if UIApplication.shared.isIgnoringInteractionEvents { return "the application is ignoring interaction events" }
    if let presented = cover(of: view) { return "\(app.log.label(of: presented)) is presented over it" }
    if view.window !== app.window { return "it is not in the window" }
    for ancestor in view.lineage {
      let it = ancestor === view ? "it" : "\(ancestor.nameInErrors), which it is in,"
      if ancestor.isHidden { return "\(it) is hidden" }
      // UIKit sends no touches below this alpha.
      if ancestor.alpha < 0.01 { return "\(it) is transparent" }
      if !ancestor.isUserInteractionEnabled { return "\(it) has user interaction disabled" }
    }
    if let control = view as? UIControl, !control.isEnabled { return "it is disabled" }
    return obstacleByPlace(of: view)
  }

  /// The reason why the user cannot touch a view where it is, after scrolling.
  private func obstacleByPlace(of view: UIView) -> String? {
    app.window.layoutIfNeeded()
    guard view.bounds.width > 0, view.bounds.height > 0 else { return "its size is \(Self.size(view.bounds.size))" }
    var shown = view.bounds
    var isScrolledTo = false
    for (inner, outer) in zip(view.lineage, view.lineage.dropFirst()) {
      shown = inner.convert(shown, to: outer)
      if let scrollView = outer as? UIScrollView, scrollView.isScrollEnabled {
        // Where it is then depends on how far the user scrolls.
        (shown, isScrolledTo) = (outer.bounds, true)
        continue
      }
      let middle = CGPoint(x: shown.midX, y: shown.midY)
      let part = shown.intersection(outer.bounds)
      // A view can let touches in that are outside of its bounds.
      if part.width > 0, part.height > 0 {
        shown = part
      } else if !outer.point(inside: middle, with: nil) {
        return outer === app.window
          ? "it is not on the screen" : "it is outside of \(outer.nameInErrors), which it is in"
      }
    }
    return isScrolledTo ? nil : obstacleByTouches(of: view, in: shown)
  }

  /// Why a view gets no touches in the part of the window where it is.
  private func obstacleByTouches(of view: UIView, in part: CGRect) -> String? {
    guard let front = viewInFront(of: view, in: part) else { return nil }
    return view.lineage.contains { $0 === front }
      ? "\(front.nameInErrors), which it is in, takes its touches" : "\(front.nameInErrors) is in front of it"
  }

  /// The view that gets all touches in a part of the window where a view is; nil if the view gets some.
  private func viewInFront(of view: UIView, in part: CGRect) -> UIView? {
    var front: UIView?
    for point in Self.points(in: part) {
      guard let touched = app.window.hitTest(point, with: nil) else { return nil }
      if touched.lineage.contains(where: { $0 === view || Self.isBar($0) }) { return nil }
      front = front ?? touched
    }
    return front
  }

  /// Whether a view is a bar. What is under a bar here can be beside it in UIKit: views of nibs have no frames, and a tab
  /// bar stays in place when a controller is pushed without it.
  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
  }

  /// Points all over a rectangle, the middle first.
  private static func points(in part: CGRect) -> [CGPoint] {
    let steps: [CGFloat] = [0.5, 0.02, 0.25, 0.75, 0.98]
    return steps.flatMap { y in
      steps.map { x in CGPoint(x: part.minX + part.width * x, y: part.minY + part.height * y) }
    }
  }

  private static func size(_ size: CGSize) -> String { "\(size.width) × \(size.height) points" }

  /// The controller that covers a view, presented by a controller of the view.
  private func cover(of view: UIView) -> UIViewController? {
    let owner = view.lineage.lazy.compactMap(\.viewController).first
    return owner.flatMap { owner in
      sequence(first: owner, next: \.parent).lazy.compactMap(\.presentedHere).first { !$0.letsTouchesThrough(to: view) }
    }
  }
}

extension HeadlessApp {
  /// Throws if the user cannot reach a view.
  func reach(_ view: UIView, to verb: String, as name: String? = nil) throws {
    if let obstacle = Reach(app: self).obstacle(to: view) {
      throw UserActionError("\(name ?? view.nameInErrors) cannot be \(verb)", obstacle)
    }
  }

  /// Whether the user can reach a view.
  func canReach(_ view: UIView) -> Bool {
    Reach(app: self).obstacle(to: view) == nil
  }
}
