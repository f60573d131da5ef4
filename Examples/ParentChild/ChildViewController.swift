import UIKit

/// Makes its view itself, with a button that has it removed.
class ChildViewController: UIViewController {
  private let frame: CGRect
  private(set) var moves: [String] = []

  init(frame: CGRect) {
    self.frame = frame
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: frame)
    view.backgroundColor = .darkGray
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Child button") { [weak self] _ in self?.scene.parent?.removeChildController() }
    )
    button.frame = CGRect(x: 0, y: (frame.height - 50) / 2, width: frame.width, height: 50)
    return button
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    moves.append(parent == nil ? "will be removed" : "will be added")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    moves.append(parent == nil ? "was removed" : "was added")
  }
}
