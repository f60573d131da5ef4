/// The view that a presentation or transition takes place in, as large as the window.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the view of a sheet or popover.
  func float(_ view: UIView) {
    view.frame = presentation?.frameOfPresentedViewInContainerView ?? bounds
    addSubview(view)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    guard touched === self, let presentation else { return touched }
    return presentation.letsTouchesThrough(at: point, in: self) ? nil : self
  }

  override func layoutSubviews() {
    if let presentation, presentation.isFloating {
      // An animator of the app can have put the view into one of its own.
      if let view = presentation.presentedView, view.superview === self {
        view.frame = presentation.frameOfPresentedViewInContainerView
      }
      backgroundColor = presentation.dims ? UIColor(white: 0, alpha: 0.2) : nil
    }
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
