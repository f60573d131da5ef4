import HeadlessUIKit

/// A controller that does something in the middle of being told something.
final class Meddler: UIViewController {
  /// When.
  enum Moment: CaseIterable {
    case willMove, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case didMove
  }

  private var moment: Moment?
  private var deed: () -> Void = {}

  /// Does something at the next moment of a kind.
  func meddle(at moment: Moment, _ deed: @escaping () -> Void) {
    self.moment = moment
    self.deed = deed
  }

  private func reach(_ moment: Moment) {
    guard self.moment == moment else { return }
    self.moment = nil
    deed()
    deed = {}
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reach(.willMove)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reach(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reach(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reach(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reach(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reach(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reach(.viewDidDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reach(.didMove)
  }
}
