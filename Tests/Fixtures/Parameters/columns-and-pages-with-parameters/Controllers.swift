import UIKit

class List: UIViewController {
  let limit: Int

  init(limit: Int) {
    self.limit = limit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

class Detail: UIViewController {
  let topic: String

  init(topic: String) {
    self.topic = topic
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

class Page: UIViewController {
  let number: Int
  let isLast: Bool

  init(number: Int, isLast: Bool) {
    self.number = number
    self.isLast = isLast
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
