import UIKit

enum Order { case newest, oldest }

class Home: UIViewController {
  func makeMemo(forOpenMemo sender: Any?) -> Memo { Memo(text: "", isNew: true) }

  func perform() {
    scene.performOpenNotes()
    scene.performOpenNotes(text: "a")
    scene.performOpenMemo(text: "b")
    scene.performOpenMemo(text: "b", isNew: false, sender: self)
    scene.performOpenMemo(sender: self)
    scene.performShowGrid(order: .oldest)
    performSegue(withIdentifier: "showGrid", sender: nil)
  }
}

class List: UIViewController {}

class Grid: UIViewController {
  init(columns: Int, order: Order) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Notes: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Memo: UIViewController {
  init(text: String, isNew: Bool) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
