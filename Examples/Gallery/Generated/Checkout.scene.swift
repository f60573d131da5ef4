// Made by scenec from Checkout.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Checkout.scene.
@MainActor
struct CheckoutScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeCheckoutFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCheckout: @MainActor (_ cart: Cart) -> CheckoutController = { CheckoutSceneController(cart: $0) }
    var makeCountries: @MainActor () -> CountriesController = { CountriesSceneController() }
    var makeTerms: @MainActor () -> TermsSceneController = { TermsSceneController() }
    var makeReceiptFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeReceipt: @MainActor (_ order: Order) -> ReceiptController = { ReceiptSceneController(order: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Checkout.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateCheckoutFlow() }

  /// Makes the controller `checkoutFlow`, and each child that you do not pass.
  func instantiateCheckoutFlow(checkout: CheckoutController? = nil) -> UINavigationController {
    let checkoutFlow = factory.makeCheckoutFlow()
    SceneIdentity.set("checkoutFlow", of: checkoutFlow)
    checkoutFlow.viewControllers = [checkout ?? instantiateCheckout()]
    return checkoutFlow
  }

  func instantiateCheckout(
    cart: @autoclosure @MainActor () -> Cart = CheckoutScenes.defaultCartOfCheckout
  ) -> CheckoutController {
    let checkout = factory.makeCheckout(cart())
    checkout.title = "Checkout"
    checkout.navigationItem.largeTitleDisplayMode = .never
    if let controller = checkout as? CheckoutSceneController {
      let wiring = controller.checkoutWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    checkout.awakeFromNib()
    return checkout
  }

  func instantiateCountries() -> CountriesController {
    let countries = factory.makeCountries()
    countries.title = "Country"
    countries.awakeFromNib()
    return countries
  }

  func instantiateTerms() -> TermsSceneController {
    let terms = factory.makeTerms()
    terms.title = "Terms of sale"
    return terms
  }

  func instantiateReceiptFlow(receipt: ReceiptController) -> UINavigationController {
    let receiptFlow = factory.makeReceiptFlow()
    SceneIdentity.set("receiptFlow", of: receiptFlow)
    receiptFlow.isModalInPresentation = true
    receiptFlow.viewControllers = [receipt]
    return receiptFlow
  }

  func instantiateReceipt(order: Order) -> ReceiptController {
    let receipt = factory.makeReceipt(order)
    receipt.title = "Thank you"
    if let controller = receipt as? ReceiptSceneController {
      controller.receiptWiring.addBarButtonItems(to: controller)
    }
    receipt.awakeFromNib()
    return receipt
  }
}

/// Makes controllers with the factories of the process.
extension CheckoutScenes {
  /// The default of the parameter `cart` of `checkout`.
  static var defaultCartOfCheckout: Cart { .sample }

  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateCheckoutFlow(checkout: CheckoutController? = nil) -> UINavigationController {
    Self().instantiateCheckoutFlow(checkout: checkout)
  }
  static func instantiateCheckout(
    cart: @autoclosure @MainActor () -> Cart = CheckoutScenes.defaultCartOfCheckout
  ) -> CheckoutController {
    Self().instantiateCheckout(cart: cart())
  }
  static func instantiateCountries() -> CountriesController { Self().instantiateCountries() }
  static func instantiateTerms() -> TermsSceneController { Self().instantiateTerms() }
  static func instantiateReceiptFlow(receipt: ReceiptController) -> UINavigationController {
    Self().instantiateReceiptFlow(receipt: receipt)
  }
  static func instantiateReceipt(order: Order) -> ReceiptController { Self().instantiateReceipt(order: order) }
}

// MARK: - checkout

/// The parts of the scene `checkout` that its controller uses.
final class CheckoutScene: SceneParts<CheckoutSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case chooseCountry, showReceipt }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case chooseCountry(CountriesController)
    case terms(TermsSceneController)
    case showReceipt(ReceiptController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = CheckoutScenes()
  private let dispatch = SceneDispatch<CheckoutSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      formScroll: UIScrollView, form: UIStackView, emailField: UITextField, emailError: UILabel,
      nameField: UITextField, streetField: UITextField, postcodeField: UITextField, cityField: UITextField,
      countryButton: UIButton, deliveryControl: UISegmentedControl, deliveryNote: UILabel, giftLabel: UILabel,
      giftSwitch: UISwitch, giftMessage: UITextView, cardField: UITextField, expiryField: UITextField,
      codeField: UITextField, cardError: UILabel, voucherField: UITextField, redeemButton: UIButton,
      termsButton: UIButton, footer: UIView, goodsLabel: UILabel, deliveryLabel: UILabel, discountRow: UIStackView,
      discountLabel: UILabel, totalLabel: UILabel, payButton: UIButton
    )!

  var formScroll: UIScrollView { loadedViews.views.formScroll }
  var form: UIStackView { loadedViews.views.form }
  var emailField: UITextField { loadedViews.views.emailField }
  var emailError: UILabel { loadedViews.views.emailError }
  var nameField: UITextField { loadedViews.views.nameField }
  var streetField: UITextField { loadedViews.views.streetField }
  var postcodeField: UITextField { loadedViews.views.postcodeField }
  var cityField: UITextField { loadedViews.views.cityField }
  var countryButton: UIButton { loadedViews.views.countryButton }
  var deliveryControl: UISegmentedControl { loadedViews.views.deliveryControl }
  var deliveryNote: UILabel { loadedViews.views.deliveryNote }
  var giftLabel: UILabel { loadedViews.views.giftLabel }
  var giftSwitch: UISwitch { loadedViews.views.giftSwitch }
  var giftMessage: UITextView { loadedViews.views.giftMessage }
  var cardField: UITextField { loadedViews.views.cardField }
  var expiryField: UITextField { loadedViews.views.expiryField }
  var codeField: UITextField { loadedViews.views.codeField }
  var cardError: UILabel { loadedViews.views.cardError }
  var voucherField: UITextField { loadedViews.views.voucherField }
  var redeemButton: UIButton { loadedViews.views.redeemButton }
  var termsButton: UIButton { loadedViews.views.termsButton }
  var footer: UIView { loadedViews.views.footer }
  var goodsLabel: UILabel { loadedViews.views.goodsLabel }
  var deliveryLabel: UILabel { loadedViews.views.deliveryLabel }
  var discountRow: UIStackView { loadedViews.views.discountRow }
  var discountLabel: UILabel { loadedViews.views.discountLabel }
  var totalLabel: UILabel { loadedViews.views.totalLabel }
  var payButton: UIButton { loadedViews.views.payButton }

  /// Performs the segue `chooseCountry`: pushes `countries`.
  func performChooseCountry(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let countries = scenes.instantiateCountries()
    dispatch.push(countries, "chooseCountry", from: controller, as: .chooseCountry(countries), sender: sender)
  }

  /// Performs a segue: presents `terms`.
  fileprivate func performTerms(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let terms = scenes.instantiateTerms()
    terms.sheetPresentationController?.detents = [.medium(), .large()]
    terms.sheetPresentationController?.selectedDetentIdentifier = .medium
    terms.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(terms, nil, from: controller, as: .terms(terms), sender: sender)
  }

  /// Performs the segue `showReceipt`: presents `receiptFlow`.
  func performShowReceipt(order: Order, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let receipt = scenes.instantiateReceipt(order: order)
    let receiptFlow = scenes.instantiateReceiptFlow(receipt: receipt)
    receiptFlow.modalPresentationStyle = .fullScreen
    dispatch.present(
      receiptFlow, "showReceipt", from: controller, as: .showReceipt(receipt, in: receiptFlow), sender: sender
    )
  }

  fileprivate func loadView(of controller: CheckoutSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .secondarySystemGroupedBackground

    let formScroll = UIScrollView()
    formScroll.alwaysBounceVertical = true
    formScroll.keyboardDismissMode = .interactive
    formScroll.backgroundColor = .systemGroupedBackground
    formScroll.accessibilityIdentifier = "form"
    formScroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(formScroll)

    let form = UIStackView()
    form.axis = .vertical
    form.spacing = 24
    form.translatesAutoresizingMaskIntoConstraints = false
    formScroll.addSubview(form)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    form.addArrangedSubview(stackView)

    let label = UILabel()
    label.text = "Contact"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let emailField = UITextField()
    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.font = .preferredFont(forTextStyle: .body)
    emailField.adjustsFontForContentSizeCategory = true
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.textContentType = .emailAddress
    emailField.accessibilityIdentifier = "email"
    emailField.addAction(
      SceneActions.call(controller, with: emailField) { $0.fieldChanged($1) }, for: .editingChanged
    )
    stackView.addArrangedSubview(emailField)

    let emailError = UILabel()
    emailError.numberOfLines = 0
    emailError.text = "Enter an address such as name@example.com."
    emailError.font = .preferredFont(forTextStyle: .footnote)
    emailError.textColor = .systemRed
    emailError.adjustsFontForContentSizeCategory = true
    emailError.isHidden = true
    stackView.addArrangedSubview(emailError)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.spacing = 8
    form.addArrangedSubview(stackView2)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Delivery address"
    label2.font = .preferredFont(forTextStyle: .headline)
    label2.adjustsFontForContentSizeCategory = true
    label2.accessibilityTraits = .header
    stackView2.addArrangedSubview(label2)

    let nameField = UITextField()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.adjustsFontForContentSizeCategory = true
    nameField.returnKeyType = .next
    nameField.autocapitalizationType = .words
    nameField.textContentType = .name
    nameField.accessibilityIdentifier = "name"
    nameField.addAction(SceneActions.call(controller, with: nameField) { $0.fieldChanged($1) }, for: .editingChanged)
    stackView2.addArrangedSubview(nameField)

    let streetField = UITextField()
    streetField.placeholder = "Street and number"
    streetField.borderStyle = .roundedRect
    streetField.font = .preferredFont(forTextStyle: .body)
    streetField.adjustsFontForContentSizeCategory = true
    streetField.returnKeyType = .next
    streetField.autocapitalizationType = .words
    streetField.textContentType = .fullStreetAddress
    streetField.accessibilityIdentifier = "street"
    streetField.addAction(
      SceneActions.call(controller, with: streetField) { $0.fieldChanged($1) }, for: .editingChanged
    )
    stackView2.addArrangedSubview(streetField)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.spacing = 8
    stackView2.addArrangedSubview(stackView3)

    let postcodeField = UITextField()
    postcodeField.placeholder = "Postcode"
    postcodeField.borderStyle = .roundedRect
    postcodeField.font = .preferredFont(forTextStyle: .body)
    postcodeField.adjustsFontForContentSizeCategory = true
    postcodeField.keyboardType = .numbersAndPunctuation
    postcodeField.returnKeyType = .next
    postcodeField.textContentType = .postalCode
    postcodeField.accessibilityIdentifier = "postcode"
    postcodeField.addAction(
      SceneActions.call(controller, with: postcodeField) { $0.fieldChanged($1) }, for: .editingChanged
    )
    stackView3.addArrangedSubview(postcodeField)

    let cityField = UITextField()
    cityField.placeholder = "City"
    cityField.borderStyle = .roundedRect
    cityField.font = .preferredFont(forTextStyle: .body)
    cityField.adjustsFontForContentSizeCategory = true
    cityField.returnKeyType = .next
    cityField.autocapitalizationType = .words
    cityField.textContentType = .addressCity
    cityField.accessibilityIdentifier = "city"
    cityField.addAction(SceneActions.call(controller, with: cityField) { $0.fieldChanged($1) }, for: .editingChanged)
    stackView3.addArrangedSubview(cityField)

    let countryButton = UIButton(type: .system)
    countryButton.setTitle("Germany", for: .normal)
    countryButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    countryButton.contentHorizontalAlignment = .leading
    countryButton.accessibilityIdentifier = "country"
    countryButton.accessibilityHint = "Chooses the country"
    countryButton.addAction(SceneSegues.action("chooseCountry", of: controller), for: .touchUpInside)
    stackView2.addArrangedSubview(countryButton)

    let stackView4 = UIStackView()
    stackView4.axis = .vertical
    stackView4.spacing = 8
    form.addArrangedSubview(stackView4)

    let label3 = UILabel()
    label3.text = "Delivery"
    label3.font = .preferredFont(forTextStyle: .headline)
    label3.adjustsFontForContentSizeCategory = true
    label3.accessibilityTraits = .header
    stackView4.addArrangedSubview(label3)

    let deliveryControl = UISegmentedControl()
    deliveryControl.insertSegment(withTitle: "Standard", at: 0, animated: false)
    deliveryControl.insertSegment(withTitle: "Express", at: 1, animated: false)
    deliveryControl.insertSegment(withTitle: "Pick up", at: 2, animated: false)
    deliveryControl.selectedSegmentIndex = 0
    deliveryControl.accessibilityLabel = "Delivery"
    deliveryControl.addAction(SceneActions.call(controller) { $0.deliveryChanged() }, for: .valueChanged)
    stackView4.addArrangedSubview(deliveryControl)

    let deliveryNote = UILabel()
    deliveryNote.numberOfLines = 0
    deliveryNote.font = .preferredFont(forTextStyle: .footnote)
    deliveryNote.textColor = .secondaryLabel
    deliveryNote.adjustsFontForContentSizeCategory = true
    stackView4.addArrangedSubview(deliveryNote)

    let stackView5 = UIStackView()
    stackView5.axis = .horizontal
    stackView5.alignment = .center
    stackView5.spacing = 8
    stackView4.addArrangedSubview(stackView5)

    let giftLabel = UILabel()
    giftLabel.numberOfLines = 0
    giftLabel.text = "This is a gift"
    giftLabel.font = .preferredFont(forTextStyle: .body)
    giftLabel.adjustsFontForContentSizeCategory = true
    giftLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView5.addArrangedSubview(giftLabel)

    let giftSwitch = UISwitch()
    giftSwitch.accessibilityIdentifier = "gift"
    giftSwitch.accessibilityLabel = "This is a gift"
    giftSwitch.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)
    giftSwitch.addAction(SceneActions.call(controller, with: giftSwitch) { $0.giftChanged($1) }, for: .valueChanged)
    stackView5.addArrangedSubview(giftSwitch)

    let giftMessage = UITextView()
    giftMessage.font = .preferredFont(forTextStyle: .body)
    giftMessage.adjustsFontForContentSizeCategory = true
    giftMessage.isScrollEnabled = false
    giftMessage.isHidden = true
    giftMessage.accessibilityLabel = "Message on the card"
    stackView4.addArrangedSubview(giftMessage)

    let stackView6 = UIStackView()
    stackView6.axis = .vertical
    stackView6.spacing = 8
    form.addArrangedSubview(stackView6)

    let label4 = UILabel()
    label4.text = "Card"
    label4.font = .preferredFont(forTextStyle: .headline)
    label4.adjustsFontForContentSizeCategory = true
    label4.accessibilityTraits = .header
    stackView6.addArrangedSubview(label4)

    let cardField = UITextField()
    cardField.placeholder = "Card number"
    cardField.borderStyle = .roundedRect
    cardField.font = .preferredFont(forTextStyle: .body)
    cardField.adjustsFontForContentSizeCategory = true
    cardField.keyboardType = .numberPad
    cardField.returnKeyType = .next
    cardField.textContentType = .creditCardNumber
    cardField.accessibilityIdentifier = "card"
    cardField.addAction(SceneActions.call(controller, with: cardField) { $0.fieldChanged($1) }, for: .editingChanged)
    stackView6.addArrangedSubview(cardField)

    let stackView7 = UIStackView()
    stackView7.axis = .horizontal
    stackView7.distribution = .fillEqually
    stackView7.spacing = 8
    stackView6.addArrangedSubview(stackView7)

    let expiryField = UITextField()
    expiryField.placeholder = "MM/YY"
    expiryField.borderStyle = .roundedRect
    expiryField.font = .preferredFont(forTextStyle: .body)
    expiryField.adjustsFontForContentSizeCategory = true
    expiryField.keyboardType = .numbersAndPunctuation
    expiryField.returnKeyType = .next
    expiryField.accessibilityIdentifier = "expiry"
    expiryField.accessibilityLabel = "Expiry date"
    expiryField.addAction(
      SceneActions.call(controller, with: expiryField) { $0.fieldChanged($1) }, for: .editingChanged
    )
    stackView7.addArrangedSubview(expiryField)

    let codeField = UITextField()
    codeField.placeholder = "CVC"
    codeField.borderStyle = .roundedRect
    codeField.font = .preferredFont(forTextStyle: .body)
    codeField.adjustsFontForContentSizeCategory = true
    codeField.keyboardType = .numberPad
    codeField.returnKeyType = .done
    codeField.isSecureTextEntry = true
    codeField.accessibilityIdentifier = "code"
    codeField.accessibilityLabel = "Security code"
    codeField.addAction(SceneActions.call(controller, with: codeField) { $0.fieldChanged($1) }, for: .editingChanged)
    stackView7.addArrangedSubview(codeField)

    let cardError = UILabel()
    cardError.numberOfLines = 0
    cardError.text = "The number of the card is wrong."
    cardError.font = .preferredFont(forTextStyle: .footnote)
    cardError.textColor = .systemRed
    cardError.adjustsFontForContentSizeCategory = true
    cardError.isHidden = true
    stackView6.addArrangedSubview(cardError)

    let stackView8 = UIStackView()
    stackView8.axis = .horizontal
    stackView8.alignment = .firstBaseline
    stackView8.spacing = 8
    form.addArrangedSubview(stackView8)

    let voucherField = UITextField()
    voucherField.placeholder = "Voucher"
    voucherField.borderStyle = .roundedRect
    voucherField.font = .preferredFont(forTextStyle: .body)
    voucherField.adjustsFontForContentSizeCategory = true
    voucherField.returnKeyType = .done
    voucherField.autocapitalizationType = .allCharacters
    voucherField.autocorrectionType = .no
    voucherField.accessibilityIdentifier = "voucher"
    voucherField.addAction(SceneActions.call(controller) { $0.redeemVoucher() }, for: .editingDidEndOnExit)
    stackView8.addArrangedSubview(voucherField)

    let redeemButton = UIButton(type: .system)
    redeemButton.setTitle("Redeem", for: .normal)
    redeemButton.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    redeemButton.addAction(SceneActions.call(controller) { $0.redeemVoucher() }, for: .touchUpInside)
    stackView8.addArrangedSubview(redeemButton)

    let termsButton = UIButton(type: .system)
    termsButton.setTitle("Terms of sale", for: .normal)
    termsButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    termsButton.contentHorizontalAlignment = .leading
    termsButton.addAction(UIAction { [weak self] in self?.performTerms(sender: $0.sender) }, for: .touchUpInside)
    form.addArrangedSubview(termsButton)

    let footer = UIView()
    footer.backgroundColor = .secondarySystemGroupedBackground
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)

    let stackView9 = UIStackView()
    stackView9.axis = .vertical
    stackView9.spacing = 4
    stackView9.translatesAutoresizingMaskIntoConstraints = false
    footer.addSubview(stackView9)

    let stackView10 = UIStackView()
    stackView10.axis = .horizontal
    stackView10.distribution = .equalSpacing
    stackView9.addArrangedSubview(stackView10)

    let label5 = UILabel()
    label5.text = "Goods"
    label5.font = .preferredFont(forTextStyle: .subheadline)
    label5.adjustsFontForContentSizeCategory = true
    stackView10.addArrangedSubview(label5)

    let goodsLabel = UILabel()
    goodsLabel.font = .preferredFont(forTextStyle: .subheadline)
    goodsLabel.adjustsFontForContentSizeCategory = true
    stackView10.addArrangedSubview(goodsLabel)

    let stackView11 = UIStackView()
    stackView11.axis = .horizontal
    stackView11.distribution = .equalSpacing
    stackView9.addArrangedSubview(stackView11)

    let label6 = UILabel()
    label6.text = "Delivery"
    label6.font = .preferredFont(forTextStyle: .subheadline)
    label6.adjustsFontForContentSizeCategory = true
    stackView11.addArrangedSubview(label6)

    let deliveryLabel = UILabel()
    deliveryLabel.font = .preferredFont(forTextStyle: .subheadline)
    deliveryLabel.adjustsFontForContentSizeCategory = true
    stackView11.addArrangedSubview(deliveryLabel)

    let discountRow = UIStackView()
    discountRow.axis = .horizontal
    discountRow.distribution = .equalSpacing
    discountRow.isHidden = true
    stackView9.addArrangedSubview(discountRow)

    let label7 = UILabel()
    label7.text = "Discount"
    label7.font = .preferredFont(forTextStyle: .subheadline)
    label7.adjustsFontForContentSizeCategory = true
    discountRow.addArrangedSubview(label7)

    let discountLabel = UILabel()
    discountLabel.font = .preferredFont(forTextStyle: .subheadline)
    discountLabel.adjustsFontForContentSizeCategory = true
    discountRow.addArrangedSubview(discountLabel)

    let stackView12 = UIStackView()
    stackView12.axis = .horizontal
    stackView12.distribution = .equalSpacing
    stackView9.addArrangedSubview(stackView12)

    let label8 = UILabel()
    label8.text = "Total"
    label8.font = .preferredFont(forTextStyle: .headline)
    label8.adjustsFontForContentSizeCategory = true
    label8.accessibilityTraits = .header
    stackView12.addArrangedSubview(label8)

    let totalLabel = UILabel()
    totalLabel.font = .preferredFont(forTextStyle: .headline)
    totalLabel.adjustsFontForContentSizeCategory = true
    totalLabel.accessibilityIdentifier = "total"
    totalLabel.accessibilityTraits = .header
    stackView12.addArrangedSubview(totalLabel)

    let payButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Pay"
    buttonConfiguration.cornerStyle = .large
    buttonConfiguration.imagePadding = 8
    payButton.configuration = buttonConfiguration
    payButton.isEnabled = false
    payButton.accessibilityIdentifier = "pay"
    payButton.addAction(SceneActions.call(controller) { $0.pay() }, for: .touchUpInside)
    stackView9.addArrangedSubview(payButton)

    NSLayoutConstraint.activate([
      formScroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      formScroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: formScroll.trailingAnchor),
      form.topAnchor.constraint(equalTo: formScroll.contentLayoutGuide.topAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: formScroll.contentLayoutGuide.leadingAnchor, constant: 20),
      formScroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 20),
      formScroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
      form.widthAnchor.constraint(equalTo: formScroll.frameLayoutGuide.widthAnchor, constant: -40),
      postcodeField.widthAnchor.constraint(equalToConstant: 120),
      countryButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      giftMessage.heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      footer.topAnchor.constraint(equalTo: formScroll.bottomAnchor),
      footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: footer.trailingAnchor),
      stackView9.topAnchor.constraint(equalTo: footer.topAnchor, constant: 12),
      footer.bottomAnchor.constraint(equalTo: stackView9.bottomAnchor, constant: 12),
      stackView9.leadingAnchor.constraint(equalTo: footer.leadingAnchor, constant: 20),
      footer.trailingAnchor.constraint(equalTo: stackView9.trailingAnchor, constant: 20),
      payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])

    views = (
      formScroll, form, emailField, emailError, nameField, streetField, postcodeField, cityField, countryButton,
      deliveryControl, deliveryNote, giftLabel, giftSwitch, giftMessage, cardField, expiryField, codeField, cardError,
      voucherField, redeemButton, termsButton, footer, goodsLabel, deliveryLabel, discountRow, discountLabel,
      totalLabel, payButton
    )
    controller.view = view
    controller.textFields = [
      emailField,
      nameField,
      streetField,
      postcodeField,
      cityField,
      cardField,
      expiryField,
      codeField,
    ]
    emailField.delegate = controller
    nameField.delegate = controller
    streetField.delegate = controller
    postcodeField.delegate = controller
    cityField.delegate = controller
    giftMessage.delegate = controller
    cardField.delegate = controller
    expiryField.delegate = controller
    codeField.delegate = controller
  }

  fileprivate func addBarButtonItems(to controller: CheckoutSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        if let self, let controller = self.weakController { controller.cancel() }
      }
    )
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
  }
}

final class CheckoutSceneController: CheckoutController {
  fileprivate lazy var checkoutWiring = CheckoutScene(self)
  override func loadView() { checkoutWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CheckoutScene.Identifier(rawValue: identifier) {
    case .chooseCountry: checkoutWiring.performChooseCountry(sender: sender)
    case .showReceipt: fatalError("'showReceipt' needs values; call scene.performShowReceipt(order:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `CheckoutController` and the scene `checkout`.
@MainActor
protocol CheckoutSceneOwner: CheckoutController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CheckoutScene.Segue, sender: Any?)
}

extension CheckoutSceneOwner {
  /// The parts of the scene `checkout` that this controller uses.
  var scene: CheckoutScene {
    CheckoutScene.owner(self, use: "CheckoutScenes.instantiateCheckout(cart:)").checkoutWiring
  }
  func prepare(for segue: CheckoutScene.Segue, sender: Any?) {}
}

extension CheckoutController: CheckoutSceneOwner {}

// MARK: - countries

/// The parts of the scene `countries` that its controller uses.
final class CountriesScene: SceneParts<CountriesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case countryChosen }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case countryChosen(CheckoutController)
  }

  private let dispatch = SceneDispatch<CountriesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!
  private var tables: [AnyObject] = []

  /// Performs the segue `countryChosen`: goes back to `checkout`.
  func performCountryChosen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: CheckoutController.self, "countryChosen", from: controller, as: Segue.countryChosen, sender: sender
    ) { checkout, segue in checkout.countryChosen(segue) }
  }

  /// A view of the prototype `Country`, with what is in it.
  func dequeueCountryCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Country", of: loadedViews.views, for: indexPath, fill: fillCountryCell)
  }

  private func fillCountryCell(_ countryCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: CountriesSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Country")

    let tableViewRows = SceneTable()
    tableViewRows.perform(forCellsWith: "Country") { [weak controller] in
      SceneSegues.trigger("countryChosen", of: controller, sender: $0)
    }
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = tableView
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class CountriesSceneController: CountriesController {
  fileprivate lazy var countriesWiring = CountriesScene(self)
  override func loadView() { countriesWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CountriesScene.Identifier(rawValue: identifier) {
    case .countryChosen: countriesWiring.performCountryChosen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `CountriesController` and the scene `countries`.
@MainActor
protocol CountriesSceneOwner: CountriesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CountriesScene.Segue, sender: Any?)
}

extension CountriesSceneOwner {
  /// The parts of the scene `countries` that this controller uses.
  var scene: CountriesScene {
    CountriesScene.owner(self, use: "CheckoutScenes.instantiateCountries()").countriesWiring
  }
  func prepare(for segue: CountriesScene.Segue, sender: Any?) {}
}

extension CountriesController: CountriesSceneOwner {}

// MARK: - terms

final class TermsSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let textView = UITextView()
    textView.isEditable = false
    textView.text = "You can return everything within 30 days."
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)

    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      view.readableContentGuide.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])

    controller.view = view
  }
}

// MARK: - receipt

/// The parts of the scene `receipt` that its controller uses.
final class ReceiptScene: SceneParts<ReceiptSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case done }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case done(CheckoutController)
  }

  private let dispatch = SceneDispatch<ReceiptSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (numberLabel: UILabel, detailLabel: UILabel)!

  var numberLabel: UILabel { loadedViews.views.numberLabel }
  var detailLabel: UILabel { loadedViews.views.detailLabel }

  private(set) lazy var doneItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .done, primaryAction: SceneSegues.action("done", of: weakController)
  )

  /// Performs the segue `done`: goes back to `checkout`.
  func performDone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: CheckoutController.self, "done", from: controller, as: Segue.done, sender: sender
    ) { checkout, _ in checkout.orderCompleted() }
  }

  fileprivate func loadView(of controller: ReceiptSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "checkmark.seal.fill")
    imageView.tintColor = .systemGreen
    imageView.contentMode = .scaleAspectFit
    stackView.addArrangedSubview(imageView)

    let numberLabel = UILabel()
    numberLabel.numberOfLines = 0
    numberLabel.font = .preferredFont(forTextStyle: .title2)
    numberLabel.textAlignment = .center
    numberLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(numberLabel)

    let detailLabel = UILabel()
    detailLabel.numberOfLines = 0
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.textAlignment = .center
    detailLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(detailLabel)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 72),
    ])

    views = (numberLabel, detailLabel)
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: ReceiptSceneController) {
    controller.navigationItem.rightBarButtonItems = [doneItem]
  }
}

final class ReceiptSceneController: ReceiptController {
  fileprivate lazy var receiptWiring = ReceiptScene(self)
  override func loadView() { receiptWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ReceiptScene.Identifier(rawValue: identifier) {
    case .done: receiptWiring.performDone(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ReceiptController` and the scene `receipt`.
@MainActor
protocol ReceiptSceneOwner: ReceiptController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ReceiptScene.Segue, sender: Any?)
}

extension ReceiptSceneOwner {
  /// The parts of the scene `receipt` that this controller uses.
  var scene: ReceiptScene {
    ReceiptScene.owner(self, use: "CheckoutScenes.instantiateReceipt(order:)").receiptWiring
  }
  func prepare(for segue: ReceiptScene.Segue, sender: Any?) {}
}

extension ReceiptController: ReceiptSceneOwner {}
