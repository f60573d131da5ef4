/// A callback of a controller, or a call that it makes.
package enum ControllerEvent {
  case loadView, viewDidLoad
  case viewWillAppear(animated: Bool), viewIsAppearing(animated: Bool), viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool), viewDidDisappear(animated: Bool)
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove(toParent: UIViewController?), didMove(toParent: UIViewController?)
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

/// Observers of segues, which see each before its source prepares for it.
@MainActor package enum SegueEvents {
  package typealias Observer = (UIStoryboardSegue) -> Void

  private static var observers: [Observer] = []

  /// Adds an observer for the rest of the process.
  package static func observe(_ observer: @escaping Observer) { observers.append(observer) }

  static func send(_ segue: UIStoryboardSegue) {
    for observer in observers { observer(segue) }
  }
}

extension UIViewController {
  func note(_ event: ControllerEvent) {
    ControllerEvents.send(event, of: self)
  }
}
