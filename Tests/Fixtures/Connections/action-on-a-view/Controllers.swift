import UIKit

class Canvas: UIView {
  func erase(_ sender: UIButton) {}
}

class OwnButton: UIButton {
  func turn(_ sender: OwnButton) {}
}
