import UIKit

/// Records what a controller of a storyboard would see otherwise.
class Counter: UIViewController {
  private(set) var initializer = ""
  private(set) var framesWhenLoaded: [CGRect] = []
  private(set) var stamps = 0
  private(set) var unwindQuestions = 0
  private(set) var isClosed = false

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    initializer = "init(nibName:bundle:)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    initializer = "init(coder:)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    framesWhenLoaded = [view.frame, scene.stampButton.frame]
  }

  func stamp() { stamps += 1 }

  override func canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
    unwindQuestions += 1
    return false
  }

  func closed(_ segue: UIStoryboardSegue) { isClosed = true }
}

/// Counts what it sends.
class StampButton: UIButton {
  private(set) var sentClosures = 0
  private(set) var sentSelectors = 0

  override func sendAction(_ action: UIAction) {
    sentClosures += 1
    super.sendAction(action)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sentSelectors += 1
    super.sendAction(action, to: target, for: event)
  }
}

/// A view with a property that key-value coding cannot set, since Objective-C does not see it.
class InkPad: UIView {
  private(set) var initializer = ""
  var ink = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    initializer = "init(frame:)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    initializer = "init(coder:)"
  }
}

/// Has a row more than the scene, and asks `super` about each.
class Ledger: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section) + 1
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath)
  }
}
