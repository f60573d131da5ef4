/// An unwind segue of a storyboard: UIKit searches for its destination, calls it, and goes back to it.
///
/// Apps cannot perform it without a storyboard, and generated code does not use it. It is the reference for generated
/// unwind segues.
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

  /// Performs the segue like a control: asks the source first, with the segue's identifier.
  package func fire() {
    let isWanted = identifier.map { source.source.shouldPerformSegue(withIdentifier: $0, sender: source.sender) }
    if isWanted ?? true { perform() }
  }

  /// Goes back. Does nothing without a destination.
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

  /// The first controller that accepts the segue, from the source outwards.
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
