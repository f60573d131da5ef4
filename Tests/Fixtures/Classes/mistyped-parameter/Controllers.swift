import UIKit

struct Person {}

class Profile: UIViewController {
  init(person: Person) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
