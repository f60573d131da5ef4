import UIKit

class List: UIViewController {
  func back(_ segue: UIStoryboardSegue) {}
}
