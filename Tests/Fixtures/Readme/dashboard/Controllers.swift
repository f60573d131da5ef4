import UIKit

struct Item {}

class Dash: UIViewController {
  func prepare(for segue: DashScene.Segue, sender: Any?) {
    switch segue {
    case .clock(let clock): clock.showsSeconds = true
    case .edit(let editor): editor.draft = scene.clock.time
    case .showDetail: break
    }
  }

  func open(_ item: Item) {
    scene.performShowDetail(item: item)
  }
}

class Clock: UIViewController {
  var showsSeconds = false
  var time: String { showsSeconds ? "9:41:00" : "9:41" }

  func rename() {
    scene.dash?.title = time
  }
}

class Editor: UIViewController {
  var draft = ""
}

class Detail: UIViewController {
  let item: Item

  init(item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
