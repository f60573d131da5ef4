import UIKit

class Canvas: UIView {
  func erase(_ sender: UIBarButtonItem) {}
}
