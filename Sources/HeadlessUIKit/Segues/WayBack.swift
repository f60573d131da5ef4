/// The way from a controller back to another: what is dismissed, and which containers show which child.
@MainActor struct WayBack {
  private let source: UIViewController
  private let destination: UIViewController

  init(from source: UIViewController, to destination: UIViewController) {
    self.source = source
    self.destination = destination
  }

  func go(isAnimated: Bool) {
    let out = Array(source.wayOut)
    let up = Array(destination.lineage)
    guard let top = up.firstIndex(where: out.contains) else { return }
    let inside = out.prefix { $0 !== up[top] }
    // One dismissal takes along all that is presented further in.
    let presenter = inside.last { $0.ownPresentingViewController != nil }?.ownPresentingViewController ?? up[top]
    if presenter.presentedViewController != nil { presenter.dismiss(animated: isAnimated) }
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination)
    for (container, child) in zip(up.dropFirst(), up).prefix(top).reversed() {
      container.unwind(for: segue, towards: child)
    }
  }
}

extension UIViewController {
  /// The controller, and what it is in: its parent, or what was asked to present it, and so on out.
  var wayOut: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.presentation?.origin }
  }
}
