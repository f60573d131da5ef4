import UIKit

class Main: UINavigationController, UINavigationControllerDelegate {}

class Home: UIViewController {
  var saveItem: UIBarButtonItem?
}
