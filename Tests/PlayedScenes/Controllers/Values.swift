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
