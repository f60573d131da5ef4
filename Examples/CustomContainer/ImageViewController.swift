import UIKit

/// Shows an image.
class ImageViewController: UIViewController {
  var image: UIImage? {
    get { scene.photo.image }
    set { scene.photo.image = newValue }
  }
}
