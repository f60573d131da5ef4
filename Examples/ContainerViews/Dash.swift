import UIKit

/// The boss: knows its children, as they know it.
class Dash: UIViewController {
  var snap: Snap?
  var clock: Clock?
  var other: Other?
  var dynamicContainerView: UIView!
  private(set) var map: Map?

  // As with a storyboard: by identifier, and with a cast.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "segueSnap" { snap = segue.destination as? Snap }
    if segue.identifier == "segueClock" { clock = segue.destination as? Clock }
    if segue.identifier == "segueOther" { other = segue.destination as? Other }
  }

  // As the scene has it: every segue, with the controller that it leads to.
  func prepare(for segue: DashScene.Segue, sender: Any?) {
    switch segue {
    case .segueSnap, .segueOther: break
    case .segueClock(let clock): clock.now = Date()
    case .edit(let edit): edit.text = clock?.text
    }
  }

  func showMap() {
    let map = MapScenes.instantiateMap()
    addChild(map)
    dynamicContainerView.addSubview(map.view)
    map.view.bindEdgesToSuperview()
    map.didMove(toParent: self)
    self.map = map
  }

  func hideMap() {
    map?.willMove(toParent: nil)
    map?.view.removeFromSuperview()
    map?.removeFromParent()
    map = nil
  }
}
