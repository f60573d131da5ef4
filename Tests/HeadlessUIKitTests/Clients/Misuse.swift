#if MISUSE
  import HeadlessUIKit

  // The compiler reports errors and warnings exactly on the marked lines.

  // MARK: What UIKit does not let through

  func offTheMainActor() -> UIView? {
    UIView()  // warned
  }

  @MainActor func acrossAxes(_ view: UIView) {
    _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)  // wrong
    _ = view.widthAnchor.constraint(equalTo: view.leadingAnchor)  // wrong
  }

  @MainActor func readOnly(_ controller: UIViewController, _ view: UIView) {
    controller.children = []  // wrong
    view.subviews = []  // wrong
    _ = UIStoryboardUnwindSegueSource()  // wrong
    _ = UIStoryboardSegue()  // wrong
    _ = UICollectionView(frame: .zero)  // wrong
  }

  @MainActor func settled(_ segue: UIStoryboardSegue, _ controller: UIViewController) {
    segue.identifier = "edit"  // wrong
    segue.source = controller  // wrong
    segue.destination = controller  // wrong
  }

  class Detail: UIViewController {
    init(item: String) {
      super.init(nibName: nil, bundle: nil)
    }
  }  // wrong

  // MARK: What cannot be done without the runtime of Objective-C

  @MainActor func byName(_ button: UIButton, _ view: UIView, _ recognizer: UIGestureRecognizer) {
    button.addTarget(view, action: #selector(UIView.layoutIfNeeded), for: .touchUpInside)  // wrong
    recognizer.addTarget(view, action: #selector(UIView.layoutIfNeeded))  // wrong
  }

  class Outlets: UIViewController {
    @IBOutlet weak var label: UILabel!  // wrong
    @IBAction func press() {}  // wrong
    @objc func tap() {}  // wrong
  }

  // MARK: What only classes from Objective-C can do

  @MainActor func dynamically(_ type: UINavigationController.Type) -> UIViewController {
    type.init(rootViewController: UIViewController())  // wrong
  }

  class Extended: UIViewController {}
  extension Extended {
    override func viewDidLoad() {}  // wrong
  }

  // MARK: What could not act

  @MainActor func proxies() {
    UINavigationBar.appearance().tintColor = .red  // wrong
  }

  @MainActor func drawing(_ view: UIView) {
    _ = UIGraphicsPDFRenderer(bounds: view.bounds)  // wrong
  }

  class Restored: UIViewController, UIStateRestoring {}  // wrong
#endif
