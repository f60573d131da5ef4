/// An unwind segue as a storyboard performs it: UIKit looks for its destination, tells it, and goes back there.
///
/// Apps have no way to begin this without a storyboard, and what scenec makes does not use it. It is here to compare
/// that with.
@MainActor package struct Unwinding {
  private let source: UIStoryboardUnwindSegueSource
  private let identifier: String?
  private let isAnimated: Bool

  package init(
    from source: UIViewController, action: Selector, identifier: String? = nil, sender: Any? = nil,
    isAnimated: Bool = true
  ) {
    self.source = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    self.identifier = identifier
    self.isAnimated = isAnimated
  }

  /// Does what a control does that fires the segue: the source is asked first, by the segue's identifier.
  package func fire() {
    let isWanted = identifier.map { source.source.shouldPerformSegue(withIdentifier: $0, sender: source.sender) }
    if isWanted ?? true { perform() }
  }

  /// Goes back; where there is nowhere to go, nothing happens.
  package func perform() {
    guard let destination else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source.source, destination: destination) {
      [source, isAnimated] in
      UnwindPath(from: source.source, to: destination).follow(isAnimated: isAnimated)
    }
    source.source.prepare(for: segue, sender: source.sender)
    destination.unwindActions[source.unwindAction]?(segue)
    segue.perform()
  }

  // MARK: The search

  /// The first controller that takes the segue, from the source outwards.
  package var destination: UIViewController? {
    for controller in source.source.outwardPath {
      if let destination = search(controller) { return destination }
    }
    return nil
  }

  /// Looks among the children that a controller allows, and then at the controller.
  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let destination = search(child) { return destination }
    }
    let takesIt = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return takesIt ? controller : nil
  }
}
