import UIKit

/// Performs all kinds of segues that depend on the container, and records callbacks.
class Folders: UIViewController {
  private(set) var asked: [String] = []
  private(set) var prepared: [String] = []
  private(set) var stylesInPrepare: [UIModalTransitionStyle] = []
  private(set) var returned: [UIStoryboardSegue] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    prepared.append(segue.identifier ?? "no identifier")
    stylesInPrepare.append(segue.destination.modalTransitionStyle)
  }

  func tidyUp(_ segue: UIStoryboardSegue) {
    returned.append(segue)
  }
}

/// Lies in a box in an archive.
class Paper: UIViewController {}
