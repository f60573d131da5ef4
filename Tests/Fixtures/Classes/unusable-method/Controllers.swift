import UIKit

class Notes: UIViewController {
  func save() async throws {}
}
