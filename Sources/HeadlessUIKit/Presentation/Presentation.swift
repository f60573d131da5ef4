/// On what terms a controller is presented, as they were when it was.
@MainActor struct Presentation {
  /// The controller that presents: often a container of the one that was asked to.
  private(set) weak var presenter: UIViewController?
  private weak var asked: UIViewController?

  /// Whether the view of the presenter goes away.
  let coversPresenter: Bool
  /// Whether the view lies where that of the presenter does; all else fills the window.
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

  /// Where the way back leads to: the controller that was asked to present, for as long as the presenter contains it.
  var origin: UIViewController? {
    guard let asked, let presenter, asked.lineage.contains(presenter) else { return presenter }
    return asked
  }
}

extension UIModalPresentationStyle {
  /// Whether what is presented stays within the controller that defines the presentation context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
