@_exported public import HeadlessUIKit

/// What controllers are told and made to do, as a list of short lines in the order of events.
///
/// A line names the controller and the event: `snap.willMove(dash)`. Controllers that scenec made are called as in their
/// scene, others after their class; the second of a name is `snap2`.
@MainActor public final class EventLog {
  /// The events so far.
  public private(set) var lines: [String] = []

  /// The events that are left out: at first layout, of which UIKit does not say how often it happens.
  public var omitted: Set<Event> = [.willLayout, .didLayout]

  private var names = ControllerNames()
  private var registration = 0

  /// A log that listens for as long as somebody holds it.
  public init() {
    registration = ControllerEvents.observe { [weak self] controller, event in self?.add(event, of: controller) }
  }

  isolated deinit {
    ControllerEvents.remove(registration)
  }

  /// Calls a controller by a name of the test's choice.
  public func name(_ controller: UIViewController, _ name: String) {
    names[controller] = name
  }

  /// What a controller is called in the log.
  func name(of controller: UIViewController) -> String {
    names[controller]
  }

  /// Adds a line of the test's own.
  public func note(_ line: String) {
    lines.append(line)
  }

  /// Empties the log and returns what was in it.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func add(_ event: ControllerEvent, of controller: UIViewController) {
    let (kind, detail) = describe(event)
    guard !omitted.contains(kind) else { return }
    lines.append("\(names[controller]).\(kind.rawValue)" + (detail.map { "(\($0))" } ?? ""))
  }

  private func describe(_ event: ControllerEvent) -> (Event, String?) {
    switch event {
    case .loadView: (.loadView, nil)
    case .viewDidLoad: (.viewDidLoad, nil)
    case .viewWillAppear: (.willAppear, nil)
    case .viewIsAppearing: (.isAppearing, nil)
    case .viewDidAppear: (.didAppear, nil)
    case .viewWillDisappear: (.willDisappear, nil)
    case .viewDidDisappear: (.didDisappear, nil)
    case .viewWillLayoutSubviews: (.willLayout, nil)
    case .viewDidLayoutSubviews: (.didLayout, nil)
    case .willMove(let parent): (.willMove, parent.map { names[$0] } ?? "nil")
    case .didMove(let parent): (.didMove, parent.map { names[$0] } ?? "nil")
    case .prepare(let segue): (.prepare, segue.identifier ?? names[segue.destination])
    case .present(let controller): (.present, names[controller])
    case .dismiss: (.dismiss, nil)
    case .unwind(let child): (.unwind, names[child])
    case .viewWillTransition(let size): (.willTransition, "\(Int(size.width))x\(Int(size.height))")
    case .didReceiveMemoryWarning: (.memoryWarning, nil)
    }
  }
}

extension EventLog {
  /// The kinds of events, as they are written.
  public enum Event: String, CaseIterable, Sendable {
    case loadView, viewDidLoad
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willLayout, didLayout
    case willMove, didMove
    case prepare, present, dismiss, unwind
    case willTransition, memoryWarning
  }
}
