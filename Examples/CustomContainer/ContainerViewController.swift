import UIKit

/// Brings a child in from the side and takes it out again; another is always there, in traits that it is given.
class ContainerViewController: UIViewController {
  private(set) var image: ImageViewController?
  private var onscreen: [NSLayoutConstraint] = []
  private var offscreen: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 17, *) {
      scene.caption.traitOverrides.horizontalSizeClass = .regular
    } else {
      setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: scene.caption)
    }
  }

  func addImage() {
    guard image == nil else { return }
    let child = MainScenes.instantiateImage()
    image = child
    addChild(child)
    scene.stage.addSubview(child.view)
    constrain(child.view)
    slide(from: offscreen, to: onscreen) {
      child.didMove(toParent: self)
    }
  }

  func removeImage() {
    guard let child = image else { return }
    let offscreen = offscreen
    image = nil
    child.willMove(toParent: nil)
    slide(from: onscreen, to: offscreen) {
      NSLayoutConstraint.deactivate(offscreen)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Makes the child as large as the stage, and puts it beside it to begin with.
  private func constrain(_ child: UIView) {
    let stage = scene.stage
    let always = [
      child.topAnchor.constraint(equalTo: stage.topAnchor),
      child.widthAnchor.constraint(equalTo: stage.widthAnchor),
      child.heightAnchor.constraint(equalTo: stage.heightAnchor),
    ]
    child.translatesAutoresizingMaskIntoConstraints = false
    onscreen = always + [child.leadingAnchor.constraint(equalTo: stage.leadingAnchor)]
    offscreen = always + [child.leadingAnchor.constraint(equalTo: stage.trailingAnchor)]
    NSLayoutConstraint.activate(offscreen)
    view.layoutIfNeeded()
  }

  private func slide(
    from old: [NSLayoutConstraint], to new: [NSLayoutConstraint], completion: @escaping () -> Void
  ) {
    NSLayoutConstraint.deactivate(old)
    NSLayoutConstraint.activate(new)
    UIView.animate(withDuration: 0.3, animations: view.layoutIfNeeded) { _ in completion() }
  }
}
