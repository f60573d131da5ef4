import UIKit

/// The sizes of a product, from Sizes.xib.
class SizesController: UIViewController {
  var sizes: [String] = []
  private(set) var chosen: String?

  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var sizeStack: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    for size in sizes {
      let choose = UIAction(title: size) { [weak self] _ in self?.choose(size) }
      sizeStack.addArrangedSubview(UIButton(type: .system, primaryAction: choose))
    }
  }

  private func choose(_ size: String) {
    chosen = size
    scene.performSizeChosen()
  }
}
