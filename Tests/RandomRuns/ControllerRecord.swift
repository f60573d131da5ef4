import HeadlessUIKit

/// The callbacks that a controller has received, and whether their order is valid.
@MainActor final class ControllerRecord {
  private enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) weak var controller: UIViewController?
  let label: String
  private var phase = Phase.disappeared
  private var promisedParent: ObjectIdentifier?
  private var confirmedParent: ObjectIdentifier?

  init(_ controller: UIViewController, label: String) {
    self.controller = controller
    self.label = label
  }

  /// Records an event and returns what is wrong with it.
  func take(_ event: ControllerEvent) -> String? {
    switch event {
    case .viewWillAppear: return go(to: .appearing, from: [.disappeared, .disappearing], "viewWillAppear")
    case .viewIsAppearing: return go(to: .appearing, from: [.appearing], "viewIsAppearing")
    case .viewDidAppear: return go(to: .appeared, from: [.appearing], "viewDidAppear")
    case .viewWillDisappear: return go(to: .disappearing, from: [.appeared, .appearing], "viewWillDisappear")
    case .viewDidDisappear: return go(to: .disappeared, from: [.disappearing], "viewDidDisappear")
    case .willMove(let parent): promisedParent = parent.map(ObjectIdentifier.init)
    case .didMove(let parent): confirmedParent = parent.map(ObjectIdentifier.init)
    default: break
    }
    return nil
  }

  private func go(to next: Phase, from allowed: [Phase], _ callback: String) -> String? {
    defer { phase = next }
    return allowed.contains(phase) ? nil : "\(label) is told \(callback) when it has \(phase)"
  }

  /// What is wrong after all transitions have ended.
  var faultsAtRest: [String] {
    guard let controller else { return [] }
    var faults: [String] = []
    let parent = controller.parent.map(ObjectIdentifier.init)
    if promisedParent != parent { faults.append("\(label) was not told by willMove(toParent:) where it is now") }
    if confirmedParent != parent, !controller.isUnseenPage {
      faults.append("\(label) was not told by didMove(toParent:) where it is now")
    }
    let expected = controller.isOnScreen ? Phase.appeared : .disappeared
    if phase != expected {
      faults.append("\(label) is \(phase), but \(controller.isOnScreen ? "on" : "off") the screen")
    }
    return faults
  }
}

extension UIViewController {
  /// Whether it is a page that was never visible. A page receives `didMove` when it has appeared.
  fileprivate var isUnseenPage: Bool { parent is UIPageViewController && !isOnScreen }
}
