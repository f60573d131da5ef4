import UIKit

struct Theme {
  static let plain = Theme(name: "plain")

  let name: String
}

class Home: UIViewController {
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

class Other: UIViewController {
  init(theme: Theme) {
    super.init(nibName: nil, bundle: nil)
    title = theme.name
  }

  required init?(coder: NSCoder) { nil }
}

class Detail: UIViewController {
  init(count: Int, theme: Theme, accent: Theme?, other: Theme?) {
    super.init(nibName: nil, bundle: nil)
    title = theme.name
  }

  required init?(coder: NSCoder) { nil }
}
