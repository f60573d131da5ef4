import UIKit

class MainController: UIViewController {
  func changed(_ sender: UIDatePicker) {}
}
