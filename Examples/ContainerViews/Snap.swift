import UIKit

/// A child that reaches its boss in two ways.
class Snap: UIViewController {
  // As with a storyboard: with a cast, once it has appeared.
  weak var myBoss: Dash?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    myBoss = parent as? Dash
  }

  // As the scene has it: nothing but a `Dash` ever contains it.
  func toggleMap() {
    guard let dash = scene.dash else { return }
    if dash.map == nil { dash.showMap() } else { dash.hideMap() }
  }
}
