import HeadlessUIKit

/// A segue that is performed inside a callback of another transition.
struct InjectedSegue {
  /// The callback: the next of its kind, of any controller.
  enum Moment: CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove, didMove, prepare, completion
  }

  /// The maximum number of segues to choose from.
  static let choices = 3

  let moment: Moment
  private let choice: Int

  init(_ action: Action) {
    moment = Moment.allCases[action.controller]
    choice = action.choice
  }

  /// Performs a segue of the controller or of a container, and returns its description.
  @MainActor func perform(at controller: UIViewController, _ app: GeneratedApp) -> String? {
    for source in sequence(first: controller, next: { $0.parent }) {
      let segues = Choices.segues(of: source, in: app)
      guard !segues.isEmpty, let scene = app.scene(of: source) else { continue }
      let segue = scene.segues[segues[choice % segues.count]]
      segue.perform(from: source, sender: source.viewIfLoaded)
      return "perform '\(segue.identifier)' of \(app.label(source))"
    }
    return nil
  }
}
