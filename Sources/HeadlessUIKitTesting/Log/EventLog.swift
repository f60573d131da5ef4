@_exported public import HeadlessUIKit

/// A log of the callbacks that controllers receive and of the calls that they make, one line an event.
///
/// A line names the controller and the event: `snap.willMove(dash)`. A controller has the id of its scene as its name, or
/// else the name of its class. The second controller of a name is `snap2`.
@MainActor public final class EventLog {
  /// The events so far.
  public var lines: [String] { entries.map(\.line) }

  /// The omitted events: by default layout, because UIKit does not document how often it happens.
  public var omitted: Set<Event> = [.willLayout, .didLayout]

  private(set) var entries: [LogEntry] = []
  private var names = LoggedNames()
  private var registration = 0

  /// Starts a log. It records events until it is deallocated.
  public init() {
    registration = ControllerEvents.observe { [weak self] controller, event in self?.add(event, of: controller) }
  }

  isolated deinit {
    ControllerEvents.remove(registration)
  }

  /// Names a controller. Its later lines have this name.
  public func name(_ controller: UIViewController, _ name: String) {
    names[controller] = name
  }

  /// The name of a controller in the log.
  func name(of controller: UIViewController) -> String {
    names[controller]
  }

  /// The name of a controller in a message: its name in the log and its class.
  func label(of controller: UIViewController) -> String {
    "\(names[controller]) (\(controller.classInTests))"
  }

  /// Adds a line of the test.
  public func note(_ line: String) {
    entries.append(.note(line))
  }

  /// Empties the log and returns its former contents.
  public func take() -> [String] {
    defer { entries = [] }
    return lines
  }

  private func add(_ event: ControllerEvent, of controller: UIViewController) {
    guard let (kind, argument) = describe(event), !omitted.contains(kind) else { return }
    entries.append(.event(kind, of: names[controller], argument))
  }

  /// - Returns: nil if it is not a callback of a controller.
  private func describe(_ event: ControllerEvent) -> (Event, LogEntry.Argument?)? {
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
    case .willMove(let parent): (.willMove, parent.map { .controller(names[$0]) } ?? .text("nil"))
    case .didMove(let parent): (.didMove, parent.map { .controller(names[$0]) } ?? .text("nil"))
    case .segue: nil
    case .prepare(let segue): (.prepare, segue.identifier.map { .text($0) } ?? .controller(names[segue.destination]))
    case .present(let controller): (.present, .controller(names[controller]))
    case .dismiss: (.dismiss, nil)
    case .unwind(let child): (.unwind, .controller(names[child]))
    case .viewWillTransition(let size): (.willTransition, .text("\(Int(size.width))x\(Int(size.height))"))
    case .didReceiveMemoryWarning: (.memoryWarning, nil)
    }
  }
}

extension EventLog {
  /// The kinds of events, as in the log.
  public enum Event: String, CaseIterable, Sendable {
    case loadView, viewDidLoad
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willLayout, didLayout
    case willMove, didMove
    case prepare, present, dismiss, unwind
    case willTransition, memoryWarning
  }
}
