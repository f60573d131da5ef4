import UIKit

/// Records what triggers call, and the senders of segues.
class CardTable: UIViewController {
  private(set) var notes: [String] = []
  private(set) var senders: [AnyObject?] = []

  func note(_ item: UIMenuElement) { notes.append((item as? UIKeyCommand)?.input ?? item.title) }

  func tapped() { notes.append("tapped") }

  func dragged(_ recognizer: UIPanGestureRecognizer) { notes.append("dragged \(recognizer.state.rawValue)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    notes.append("prepare")
    senders.append(sender as AnyObject?)
  }
}
