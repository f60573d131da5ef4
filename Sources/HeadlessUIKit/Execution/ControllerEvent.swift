/// A callback of a controller, or a call that it makes.
package enum ControllerEvent {
  case loadView, viewDidLoad
  case viewWillAppear(animated: Bool), viewIsAppearing(animated: Bool), viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool), viewDidDisappear(animated: Bool)
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove(toParent: UIViewController?), didMove(toParent: UIViewController?)
  /// A segue from it is made, before it prepares for the segue.
  case segue(UIStoryboardSegue)
  case prepare(UIStoryboardSegue)
  case present(UIViewController), dismiss
  case unwind(towards: UIViewController)
  case viewWillTransition(to: CGSize)
  case didReceiveMemoryWarning
}

/// Observers of controller events. They are called before the code of the controllers.
///
/// A call by the app, such as `didMove(toParent:)`, is observed when it reaches `super`.
@MainActor package enum ControllerEvents {
  package typealias Observer = (UIViewController, ControllerEvent) -> Void

  private static var observers: [Int: Observer] = [:]
  private static var count = 0

  /// Adds an observer. The returned number removes it.
  package static func observe(_ observer: @escaping Observer) -> Int {
    count += 1
    observers[count] = observer
    return count
  }

  package static func remove(_ number: Int) {
    observers[number] = nil
  }

  fileprivate static func send(_ event: ControllerEvent, of controller: UIViewController) {
    for observer in observers.values { observer(controller, event) }
  }
}

extension UIViewController {
  func note(_ event: ControllerEvent) {
    ControllerEvents.send(event, of: self)
  }
}
