import UIKit

class List: UIViewController {
  func reload() {}
  func save() {}
}
