// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/Stopwatch.swift", line: 1)
// swift-format-ignore-file

import UIKit

                          
@MainActor
protocol StopwatchDelegate: NSObjectProtocol {
                 func stopwatchDidStart(_ stopwatch: Stopwatch)
}; extension StopwatchDelegate { func stopwatchDidStart(_ stopwatch: Stopwatch) {} }

                  
final class Stopwatch: UIViewController {
            private(set) weak var startButton: UIButton?
  weak var delegate: (any StopwatchDelegate)?
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    view.addSubview(button)
    startButton = button
    button.addTarget(self, action: Selector(_name: "start", of: Stopwatch.self, calls: { $0.start() }), for: .primaryActionTriggered)
    button.addTarget(nil, action: Selector(_name: "countLap:", of: LapCounting.self, calls: { $0.countLap(_:)($1) }), for: .touchDown)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: Selector(_name: "reset:forEvent:", of: Stopwatch.self, calls: { $0.reset(_:forEvent:)($1, $2) }))
    NotificationCenter.default.addObserver(
      self, selector: Selector(_name: "pause:", of: Stopwatch.self, calls: { $0.pause(_:)($1) }), name: .init("pause"), object: self)
  }

            private func start() {
    events.append("start")
    delegate?.stopwatchDidStart(self)
  }

        private func reset(_ sender: Any?, forEvent event: UIEvent?) {
    events.append("reset \(sender is UIBarButtonItem) \(event != nil)")
  }

        private func pause(_ notification: Notification) {
    events.append("pause \(notification.object as? Stopwatch === self)")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(_name: "copy:", of: UIResponderActions.self, calls: { $0.copy(_:)($1) }) { return true }
    return super.canPerformAction(action, withSender: sender)
  }
}

@MainActor       protocol LapCounting: AnyObject {
  func countLap(_ sender: Any?)
}

@MainActor       protocol UIResponderActions: AnyObject {
  func copy(_ sender: Any?)
}

/// The responder behind the stopwatch that counts its laps.
final class LapContainer: UINavigationController, LapCounting {
  private(set) var laps = 0
  func countLap(_ sender: Any?) { laps += 1 }
}

/// An object that is no view, and observes on its own.
final class PauseLog: NSObject {
  private(set) var names: [String] = []

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: Selector(_name: "note:", of: PauseLog.self, calls: { $0.note(_:)($1) }), name: .init("pause"), object: nil)
  }

        nonisolated func note(_ notification: NSNotification) { names.append(notification.name.rawValue) }
}
