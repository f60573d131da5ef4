import UIKit

class Home: UIViewController {
  func makeEditor(forEdit sender: Any?) -> Editor {
    Editor(text: "")
  }
}

class Editor: UIViewController {
  init(text: String) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
