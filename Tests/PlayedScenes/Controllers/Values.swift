import UIKit

/// Opens sheets, with and without values.
class Board: UIViewController {
  func makeMemo(forOpenMemo sender: Any?) -> Sheet { Sheet(text: "from the hook") }
}

/// Shows a text.
class Sheet: UIViewController {
  let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Makes what its tabs show.
class Bookcase: UITabBarController {
  var calls: [String] = []

  func makeCover(forBookcase sender: Any?) -> Sheet {
    calls.append("cover")
    return scene.scenes.instantiateCover(text: "cover of the bookcase")
  }

  func makeSpine(forBookcase sender: Any?) -> Sheet {
    calls.append("spine")
    return Sheet(text: "spine of the bookcase")
  }
}

/// Makes what the containers show that have no class.
class Study: UIViewController {
  func makeLamp(forLamps sender: Any?) -> Sheet { Sheet(text: "lamp of the study") }

  func makeLeft(forPair sender: Any?) -> Sheet { Sheet(text: sender as? String ?? "") }

  func prepare(for segue: StudyScene.Segue, sender: Any?) {
    if case .openPair(let pair, let left, let right) = segue { pair.title = left.text + ", " + right.text }
  }
}
