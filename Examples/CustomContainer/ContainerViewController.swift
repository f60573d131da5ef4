import UIKit

/// Brings a child in from the side and takes it out again; another is always there, in traits that it is given.
class ContainerViewController: UIViewController {
  private enum Place {
    case onscreen, offscreen
  }

  private(set) var image: ImageViewController?
  private var constraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: scene.caption)
  }

  func addImage() {
    guard self.image == nil else { return }
    let image = MainScenes.instantiateImage()
    self.image = image
    addChild(image)
    scene.stage.addSubview(image.view)
    image.view.translatesAutoresizingMaskIntoConstraints = false
    constrain(image.view, to: .offscreen)
    animate {
      self.constrain(image.view, to: .onscreen)
    } completion: {
      image.didMove(toParent: self)
    }
  }

  func removeImage() {
    guard let image else { return }
    self.image = nil
    image.willMove(toParent: nil)
    animate {
      self.constrain(image.view, to: .offscreen)
    } completion: {
      NSLayoutConstraint.deactivate(self.constraints)
      image.view.removeFromSuperview()
      image.removeFromParent()
    }
  }

  private func constrain(_ view: UIView, to place: Place) {
    NSLayoutConstraint.deactivate(constraints)
    let stage = scene.stage
    constraints = [
      view.leadingAnchor.constraint(equalTo: place == .onscreen ? stage.leadingAnchor : stage.trailingAnchor),
      view.topAnchor.constraint(equalTo: stage.topAnchor),
      view.widthAnchor.constraint(equalTo: stage.widthAnchor),
      view.heightAnchor.constraint(equalTo: stage.heightAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    self.view.layoutIfNeeded()
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3, animations: changes) { _ in completion() }
  }
}
