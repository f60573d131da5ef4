import UIKit

class MainController: UIViewController {
  func open() {}
  func turn(_ sender: Dial) {}
}

class Dial: UIControl {}
