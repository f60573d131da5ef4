import UIKit

class Main: UINavigationController {
  func closeDetail(_ segue: UIStoryboardSegue) {}
}
