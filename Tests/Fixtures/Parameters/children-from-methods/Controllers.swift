import UIKit

struct Filter { static let all = Filter() }

class Tabs: UITabBarController {
  func makeLibrary(forTabs sender: Any?) -> Library { scene.scenes.instantiateLibrary(filter: .all) }

  func makeArchive(forTabs sender: Any?) -> Library { Library(filter: .all) }

  func makeFolders(forSplit sender: Any?) -> Folders { Folders(account: "Ann") }
}

class Library: UIViewController {
  init(filter: Filter) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Folders: UIViewController {
  init(account: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Home: UIViewController {
  func makeMap(forPlaces sender: Any?) -> Places { Places(names: []) }

  func makeList(forPlaces sender: Any?) -> Places { scene.scenes.instantiateList(names: ["Rome"]) }

  func prepare(for segue: HomeScene.Segue, sender: Any?) {
    switch segue {
    case .showPlaces(_, let map, let list): map.title = list.title
    case .tour(let tour): tour.title = "Tour"
    case .own(let own): own.title = "Own"
    }
  }
}

class Places: UIViewController {
  init(names: [String]) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Tour: UIPageViewController {
  func makeFirst(forTour sender: Any?) -> Page { Page(number: 1) }
}

class Page: UIViewController {
  init(number: Int) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

class Own: UITabBarController {
  func makeMine(forOwn sender: Any?) -> Page { Page(number: 3) }
}
