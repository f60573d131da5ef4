import UIKit

class List: UIViewController {
  func deleteAll() {}
  func sort(_ action: UIAction) {}
  func sort(by action: UIAction) {}
}

class Player: UIView {
  func stop() {}
}
