import UIKit

/// Performs all kinds of segues, and records callbacks.
class List: UIViewController {
  var letsGo = true
  private(set) var asked: [String] = []
  private(set) var prepared: [String] = []
  private(set) var senders: [AnyObject?] = []
  private(set) var returned: [UIStoryboardSegue] = []
  private(set) var findings: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return letsGo
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    prepared.append(segue.identifier ?? "no identifier")
    senders.append(sender as AnyObject?)
    let destination = segue.destination
    if destination.isViewLoaded { findings.append("loaded") }
    if destination.parent != nil { findings.append("contained") }
    if destination.presentingViewController != nil { findings.append("presented") }
  }

  func goBack(_ segue: UIStoryboardSegue) {
    returned.append(segue)
  }
}

/// Shows an item, and presents an editor in another style than that of the scene.
class Detail: UIViewController {
  let item: Int
  var style: UIModalPresentationStyle?

  init(item: Int) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let style { segue.destination.modalPresentationStyle = style }
  }
}

/// Is filled in.
class Form: UIViewController {}

/// Fades; here, it counts.
class FadeSegue: UIStoryboardSegue {
  private(set) static var performed = 0
  private(set) static weak var last: FadeSegue?

  override func perform() {
    Self.performed += 1
    Self.last = self
    source.present(destination, animated: true)
  }
}
