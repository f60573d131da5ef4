import UIKit

class Board: UIViewController, UIGestureRecognizerDelegate {
  var drag: UIPanGestureRecognizer!

  func select() {}
  func zoomIn(_ sender: UITapGestureRecognizer) {}
  func move(_ sender: Drag) {}
  func slide(_ sender: UIScreenEdgePanGestureRecognizer) {}
  func zoom(_ sender: UIPinchGestureRecognizer) {}
  func turn(_ sender: UIRotationGestureRecognizer) {}
}

class Drag: UIPanGestureRecognizer {
  weak var target: UIImageView?

  func drawn() {}
}

class Circle: UIGestureRecognizer {}
