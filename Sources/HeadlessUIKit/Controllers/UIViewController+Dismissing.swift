extension UIViewController {
  /// Dismisses the presented controller; if there is none, the presentation that contains this controller.
  ///
  /// It does not dismiss a controller that is being dismissed.
  package func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let presenter = lineage.first { $0.ownPresentedViewController != nil } ?? presentingViewController
    guard let presenter, let presented = presenter.ownPresentedViewController, !presented.isBeingDismissed else {
      return
    }
    note(.dismiss)
    // Only the top controller disappears visibly. Those below it disappear with it.
    let stack = Array(sequence(first: presented) { $0.ownPresentedViewController })
    let returns = presenter.returns(after: stack)
    for controller in stack {
      controller.isBeingPresented = false
      controller.isBeingDismissed = true
    }
    let custom = CustomDismissal(of: presented, with: stack, to: presenter, returns: returns, animated: animated)
    let settle = {
      for controller in stack { controller.isBeingDismissed = false }
    }
    let transition = Transition(
      leaving: stack.reversed(), entering: returns ? [presenter] : [], animated: animated, abrupt: stack.dropLast(),
      will: .leavingFirst, did: .enteringFirst, custom: custom, isWanted: { !$0.isBeingDismissed }
    )
    transition.run {
      presenter.putViewBack()
    } withdraw: {
      $0.leavePresenter()
    } restore: {
      settle()
      custom.end(completed: false)
      return true
    } completion: {
      settle()
      custom.end(completed: true)
      completion?()
    }
  }

  /// Whether this controller appears when the presented ones are dismissed; false if it was never visible.
  private func returns(after stack: [UIViewController]) -> Bool {
    guard stack.first?.presentation?.coversPresenter == true, stack.contains(where: \.isSeen) else { return false }
    return (placeOfView ?? RememberedPlace(of: self))?.isFree(for: self) ?? false
  }

  private func putViewBack() {
    defer { placeOfView = nil }
    guard let placeOfView, let view = viewIfLoaded, view.superview == nil, placeOfView.isFree(for: self) else { return }
    placeOfView.putBack(view)
  }

  func leavePresenter() {
    ownPresentingViewController?.ownPresentedViewController = nil
    presentation = nil
    placeOfView = nil
    viewIfLoaded?.removeFromSuperview()
  }
}
