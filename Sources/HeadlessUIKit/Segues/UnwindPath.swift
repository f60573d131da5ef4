/// The path of an unwind segue: the controllers to dismiss, and the containers that show another child.
@MainActor struct UnwindPath {
  private let source: UIViewController
  private let destination: UIViewController

  init(from source: UIViewController, to destination: UIViewController) {
    self.source = source
    self.destination = destination
  }

  func follow(isAnimated: Bool) {
    let out = Array(source.outwardPath)
    let up = Array(destination.lineage)
    guard let top = up.firstIndex(where: out.contains) else { return }
    let inside = out.prefix { $0 !== up[top] }
    // Dismissing one controller also dismisses everything that it presents.
    let presenter = inside.last { $0.ownPresentingViewController != nil }?.ownPresentingViewController ?? up[top]
    if presenter.presentedViewController != nil { presenter.dismiss(animated: isAnimated) }
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination)
    for (container, child) in zip(up.dropFirst(), up).prefix(top).reversed() {
      container.unwind(for: segue, towards: child)
    }
  }
}

extension UIViewController {
  /// The controller, then its parent or the controller that was called to present it, and so on outwards.
  var outwardPath: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.presentation?.origin }
  }
}
