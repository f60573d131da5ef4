import UIKit

/// Shows a child in its middle, for as long as the child likes.
class ParentViewController: UIViewController {
  private(set) var child: ChildViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChildController()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    child?.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func addChildController() {
    let child = MainScenes.instantiateChild(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    self.child = child
  }

  func removeChildController() {
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    child = nil
  }
}
