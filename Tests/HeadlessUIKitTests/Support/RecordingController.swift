import HeadlessUIKit

/// Records callbacks about its parent and its view.
class RecordingController: UIViewController {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
