import UIKit

class Home: UIViewController {
  func finish(_ segue: UIStoryboardSegue) {}
}
