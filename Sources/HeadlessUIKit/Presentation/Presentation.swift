/// The style and context of a presentation, at its start.
@MainActor struct Presentation {
  /// The presenting controller, which is often a container of the one that was called.
  private(set) weak var presenter: UIViewController?
  private weak var asked: UIViewController?

  /// Whether the view of the presenting controller is removed.
  let coversPresenter: Bool
  /// Whether the view has the frame of the presenting one, rather than of the window.
  let isInContext: Bool

  init(of controller: UIViewController, by presenter: UIViewController, asked: UIViewController) {
    self.presenter = presenter
    self.asked = asked
    isInContext = controller.effectivePresentationStyle.isInContext
    switch controller.effectivePresentationStyle {
    case .fullScreen, .currentContext: coversPresenter = true
    case .custom: coversPresenter = controller.presentationController?.shouldRemovePresentersView ?? false
    default: coversPresenter = false
    }
  }

  /// The controller that was called to present, while the presenting one contains it. A dismissal goes back to it.
  var origin: UIViewController? {
    guard let asked, let presenter, asked.lineage.contains(presenter) else { return presenter }
    return asked
  }
}

extension UIModalPresentationStyle {
  /// Whether the presentation stays within the controller that defines the presentation context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
