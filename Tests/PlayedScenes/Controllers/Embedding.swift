import UIKit

/// Records in `prepare` which of its children exist.
class House: UIViewController {
  var nameLabel: UILabel?
  private(set) var asked: [String] = []
  private(set) var prepared: [String] = []
  private(set) var findings: [String] = []
  private(set) var childrenOnLoad: [UIViewController] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    prepared.append(segue.identifier ?? "no identifier")
    let child = segue.destination
    if segue.source !== self { findings.append("another source") }
    if child.isViewLoaded { findings.append("loaded") }
    if child.parent != nil || children.contains(child) { findings.append("a child already") }
    if sender != nil { findings.append("a sender") }
    if nameLabel == nil { findings.append("no outlets") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    childrenOnLoad = children
  }
}

/// Records its parent in each callback.
class Room: UIViewController {
  private(set) var parents: [String] = []

  private func note(_ event: String) {
    parents.append("\(event): \(parent == nil ? "none" : "parent")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
}

/// Has an embedded child, and a button to remove it.
class Hall: UIViewController {
  private(set) var sources: [UIViewController] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    sources.append(segue.source)
  }
}
