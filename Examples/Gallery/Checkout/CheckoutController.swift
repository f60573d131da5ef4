import UIKit

/// A form whose button is enabled as soon as everything in it is right.
class CheckoutController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  /// All fields, in the order in which the return key goes through them.
  var textFields: [UITextField] = []
  private(set) var order: Order
  private var orderNumber = ""

  init(cart: Cart) {
    order = Order(cart: cart)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  // MARK: Fields

  private var rules: [UITextField: FieldRule] {
    [
      scene.emailField: .email, scene.cardField: .cardNumber, scene.expiryField: .expiry,
      scene.codeField: .securityCode,
    ]
  }

  private func isRight(_ field: UITextField) -> Bool {
    (rules[field] ?? .filled).accepts(field.text ?? "")
  }

  func fieldChanged(_ field: UITextField) {
    if isRight(field) { errorLabel(of: field)?.isHidden = true }
    update()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    errorLabel(of: textField)?.isHidden = isRight(textField) || textField.text?.isEmpty != false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = textFields.firstIndex(of: textField) else { return true }
    if index + 1 < textFields.count {
      textFields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  private func errorLabel(of field: UITextField) -> UILabel? {
    switch field {
    case scene.emailField: scene.emailError
    case scene.cardField: scene.cardError
    default: nil
    }
  }

  // MARK: Delivery

  func deliveryChanged() {
    order.delivery = Delivery(rawValue: scene.deliveryControl.selectedSegmentIndex) ?? .standard
    update()
  }

  func giftChanged(_ control: UISwitch) {
    scene.giftMessage.isHidden = !control.isOn
    order.giftMessage = control.isOn ? scene.giftMessage.text : nil
  }

  func textViewDidChange(_ textView: UITextView) {
    order.giftMessage = textView.text
  }

  func countryChosen(_ segue: UIStoryboardSegue) {
    guard let countries = segue.source as? CountriesController, let country = countries.country else { return }
    order.country = country
    scene.countryButton.setTitle(country, for: .normal)
  }

  func redeemVoucher() {
    let code = scene.voucherField.text?.trimmingCharacters(in: .whitespaces) ?? ""
    guard Order.vouchers[code] != nil else { return showMessage("There is no voucher '\(code)'.") }
    order.voucher = code
    scene.voucherField.isEnabled = false
    scene.redeemButton.isEnabled = false
    update()
  }

  // MARK: Payment

  private func update() {
    scene.deliveryNote.text = order.delivery.note
    scene.goodsLabel.text = Price.text(order.cart.goods)
    scene.deliveryLabel.text = Price.text(order.delivery.price)
    scene.discountRow.isHidden = order.discount == 0
    scene.discountLabel.text = Price.text(-order.discount)
    scene.totalLabel.text = Price.text(order.total)
    scene.payButton.isEnabled = textFields.allSatisfy(isRight)
  }

  func pay() {
    view.endEditing(true)
    order.email = scene.emailField.text ?? ""
    setCharging(true)
    PaymentService.charge(order) { [weak self] in self?.charged($0) }
  }

  private func charged(_ result: Result<String, PaymentFailure>) {
    setCharging(false)
    switch result {
    case .success(let number):
      orderNumber = number
      scene.performShowReceipt(order: order)
    case .failure(let failure):
      showMessage(failure.message)
    }
  }

  private func setCharging(_ isCharging: Bool) {
    scene.form.isUserInteractionEnabled = !isCharging
    scene.payButton.isEnabled = !isCharging
    scene.payButton.configuration?.showsActivityIndicator = isCharging
  }

  func prepare(for segue: CheckoutScene.Segue, sender: Any?) {
    switch segue {
    case .chooseCountry(let countries): countries.country = order.country
    case .showReceipt(let receipt, in: _): receipt.number = orderNumber
    case .terms: break
    }
  }

  func orderCompleted() {
    for field in textFields { field.text = nil }
    update()
  }

  func cancel() {
    let alert = UIAlertController(title: "Discard the order?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.orderCompleted() })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  private func showMessage(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
