import UIKit

class MainController: UIViewController {
  func reload() {}
}

class Spinner: UIRefreshControl {}
