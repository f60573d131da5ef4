import UIKit

class Notes: UIViewController {
  final override func performSegue(withIdentifier identifier: String, sender: Any?) {
    print(identifier)
  }
}

class About: UIViewController {
  override func loadView() {
    super.loadView()
    view.tintColor = .systemGreen
  }
}
