import UIKit

class Cart: UIViewController {
  var amount = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.total.text = "\(amount) €"
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    amount > 0
  }

  func makePayment(forPay sender: Any?) -> Payment {
    MainScenes.instantiatePayment(amount: amount)
  }
}

class Payment: UIViewController {
  let amount: Int

  init(amount: Int) {
    self.amount = amount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func confirm() {
    guard scene.card.text?.isEmpty == false else { return }
    dismiss(animated: true)
  }
}
