import UIKit

class Editor: UIViewController {
  func save() {}
  func moveUp(_ command: UIKeyCommand) {}
}

class Help: UIView {
  func showHelp(_ sender: Any?) {}
}
