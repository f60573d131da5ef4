import HeadlessUIKit

/// A segue that is performed within a callback of another transition.
struct InjectedSegue {
  /// The callback: the next one of the kind, of any controller.
  enum Moment: CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove, didMove, prepare, completion
  }

  /// How many segues it chooses from at most.
  static let choices = 3

  let moment: Moment
  private let choice: Int

  init(_ action: Action) {
    moment = Moment.allCases[action.controller]
    choice = action.choice
  }

  /// Performs a segue of the controller, or else of one that contains it, and says which.
  @MainActor func perform(at controller: UIViewController, _ wiring: Wiring) -> String? {
    for source in sequence(first: controller, next: { $0.parent }) {
      let segues = Choices.segues(of: source, in: wiring)
      guard !segues.isEmpty, let scene = wiring.scene(of: source) else { continue }
      let segue = scene.segues[segues[choice % segues.count]]
      segue.perform(from: source, sender: source.viewIfLoaded)
      return "perform '\(segue.identifier)' of \(wiring.label(source))"
    }
    return nil
  }
}
