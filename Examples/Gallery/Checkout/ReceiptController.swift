import UIKit

/// What the user sees after the payment.
class ReceiptController: UIViewController {
  private let order: Order
  var number = ""

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.numberLabel.text = "Order \(number)"
    scene.detailLabel.text = "\(Price.text(order.total)), to \(order.country). We have written to \(order.email)."
  }
}
