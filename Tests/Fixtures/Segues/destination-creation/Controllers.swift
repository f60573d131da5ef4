import UIKit

class List: UIViewController {
  func makeEditor(_ sender: Any?, segueIdentifier: String?) -> Editor { scene.scenes.instantiateEditor(item: 1) }
  func makeEditor(sender: Any?) -> Editor { scene.scenes.instantiateEditor(item: 2) }
  func makePreview() -> UIViewController { scene.scenes.instantiatePreview() }
}

class Editor: UIViewController {
  init(item: Int) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
