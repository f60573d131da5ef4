import UIKit
import os

private let log = OSLog(subsystem: "app", category: "panel")

final class LoggedController: UIViewController {
  private let logger = Logger(subsystem: "app", category: "controllers")
  private let count = OSAllocatedUnfairLock(initialState: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    os_log("loaded %{public}@ after %d", log: log, type: .debug, "view", 3)
    os_log(.error, log: .default, "wrong")
    logger.debug("\(self.title ?? "none", privacy: .public) is loaded")
    logger.error("\(3) times")
    count.withLock { $0 += 1 }
  }
}
