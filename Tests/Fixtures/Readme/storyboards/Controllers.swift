import UIKit

class Dash: UIViewController {
  private var clock: Clock?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let clock = segue.destination as? Clock { self.clock = clock }
  }

  func makeEditor(forEdit sender: Any?) -> Editor {
    MainScenes.instantiateEditor(time: scene.clock.time)
  }

  func saved(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? Editor else { return }
    scene.clock.time = editor.time
  }
}

class Clock: UIViewController {
  var time = ""
}

class Editor: UIViewController {
  let time: String

  init(time: String) {
    self.time = time
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
