// swift-format-ignore-file

import UIKit

@objc(SWStopwatchDelegate)
@MainActor
protocol StopwatchDelegate: NSObjectProtocol {
  @objc optional func stopwatchDidStart(_ stopwatch: Stopwatch)
}

@objc(SWStopwatch)
final class Stopwatch: UIViewController {
  @IBOutlet private(set) weak var startButton: UIButton?
  weak var delegate: (any StopwatchDelegate)?
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    view.addSubview(button)
    startButton = button
    button.addTarget(self, action: #selector(Self.start), for: .primaryActionTriggered)
    button.addTarget(nil, action: #selector(LapCounting.countLap(_:)), for: .touchDown)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reset(_:forEvent:)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause(_:)), name: .init("pause"), object: self)
  }

  @IBAction private func start() {
    events.append("start")
    delegate?.stopwatchDidStart?(self)
  }

  @objc private func reset(_ sender: Any?, forEvent event: UIEvent?) {
    events.append("reset \(sender is UIBarButtonItem) \(event != nil)")
  }

  @objc private func pause(_ notification: Notification) {
    events.append("pause \(notification.object as? Stopwatch === self)")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(UIResponderActions.copy(_:)) { return true }
    return super.canPerformAction(action, withSender: sender)
  }
}

@MainActor @objc protocol LapCounting {
  func countLap(_ sender: Any?)
}

@MainActor @objc protocol UIResponderActions {
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
    NotificationCenter.default.addObserver(self, selector: #selector(note), name: .init("pause"), object: nil)
  }

  @objc nonisolated func note(_ notification: NSNotification) { names.append(notification.name.rawValue) }
}
