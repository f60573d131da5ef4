import UIKit

/// One picture, which users can enlarge and like.
class PhotoController: UIViewController, UIScrollViewDelegate {
  private let photo: Photo
  var likesChanged: (Photo, Int) -> Void = { _, _ in }

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.picture.image = UIImage(systemName: "photo")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scene.picture }

  func toggleLike(_ button: UIButton) {
    button.isSelected.toggle()
    likesChanged(photo, photo.likes + (button.isSelected ? 1 : 0))
  }
}
