import UIKit

/// A plain screen that writes down what its containers tell it.
class ViewController: UIViewController {
  private(set) var events: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    events.append(parent == nil ? "will leave" : "will move")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    events.append(parent == nil ? "did leave" : "did move")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    events.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("did disappear")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("will rotate")
  }
}
