#if MISUSE
  import HeadlessUIKit

  // The compiler refuses each line that is marked, and no other.

  // MARK: What UIKit does not let through

  func offTheMainActor() -> UIView? {
    UIView()  // wrong
  }

  @MainActor func acrossAxes(_ view: UIView) {
    _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)  // wrong
    _ = view.widthAnchor.constraint(equalTo: view.leadingAnchor)  // wrong
  }

  @MainActor func readOnly(_ controller: UIViewController, _ view: UIView) {
    controller.children = []  // wrong
    view.subviews = []  // wrong
    _ = UIStoryboardUnwindSegueSource()  // wrong
    _ = UICollectionView(frame: .zero)  // wrong
  }

  class Detail: UIViewController {
    init(item: String) {
      super.init(nibName: nil, bundle: nil)
    }
  }  // wrong

  // MARK: What cannot be done without the runtime of Objective-C

  @MainActor func byName(_ button: UIButton, _ view: UIView) {
    button.addTarget(view, action: "tap", for: .touchUpInside)  // wrong
  }
#endif
