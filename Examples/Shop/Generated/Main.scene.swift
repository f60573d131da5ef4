// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCart: @MainActor () -> Cart = { CartSceneController() }
    var makePayment: @MainActor (_ amount: Int) -> Payment = { PaymentSceneController(amount: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(cart: Cart? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [cart ?? instantiateCart()]
    return main
  }

  func instantiateCart() -> Cart {
    let cart = factory.makeCart()
    cart.title = "Cart"
    (cart as? CartSceneController)?.cartWiring.scenes = self
    cart.awakeFromNib()
    return cart
  }

  func instantiatePayment(amount: Int) -> Payment { SceneFlow.awakened(factory.makePayment(amount)) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(cart: Cart? = nil) -> UINavigationController { Self().instantiateMain(cart: cart) }
  static func instantiateCart() -> Cart { Self().instantiateCart() }
  static func instantiatePayment(amount: Int) -> Payment { Self().instantiatePayment(amount: amount) }
}

// MARK: - cart

/// The parts of the scene `cart` that its controller uses.
final class CartScene: SceneParts<CartSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case pay }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case pay(Payment)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<CartSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (total: UILabel, payButton: UIButton)!

  var total: UILabel { loadedViews.views.total }
  var payButton: UIButton { loadedViews.views.payButton }

  /// Performs the segue `pay`: presents `payment`.
  func performPay(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let payment = controller.makePayment(forPay: sender)
    dispatch.present(payment, "pay", from: controller, as: .pay(payment), sender: sender)
  }

  /// Performs the segue `pay`: presents `payment`.
  func performPay(amount: Int, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let payment = scenes.instantiatePayment(amount: amount)
    dispatch.present(payment, "pay", from: controller, as: .pay(payment), sender: sender)
  }

  fileprivate func loadView(of controller: CartSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let total = UILabel()
    stackView.addArrangedSubview(total)

    let payButton = UIButton(type: .system)
    payButton.setTitle("Pay", for: .normal)
    payButton.addAction(SceneSegues.action("pay", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(payButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    views = (total, payButton)
    controller.view = view
  }
}

final class CartSceneController: Cart {
  fileprivate lazy var cartWiring = CartScene(self)
  override func loadView() { cartWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CartScene.Identifier(rawValue: identifier) {
    case .pay: cartWiring.performPay(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Cart` and the scene `cart`.
@MainActor
protocol CartSceneOwner: Cart {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CartScene.Segue, sender: Any?)
  /// Makes the controller `payment`, which needs values, for the segue `pay`.
  func makePayment(forPay sender: Any?) -> Payment
}

extension CartSceneOwner {
  /// The parts of the scene `cart` that this controller uses.
  var scene: CartScene { CartScene.owner(self, use: "MainScenes.instantiateCart()").cartWiring }
  func prepare(for segue: CartScene.Segue, sender: Any?) {}
}

extension Cart: CartSceneOwner {}

// MARK: - payment

/// The parts of the scene `payment` that its controller uses.
final class PaymentScene: SceneParts<PaymentSceneController> {
  private var views: UITextField!

  var card: UITextField { loadedViews.views }

  fileprivate func loadView(of controller: PaymentSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let card = UITextField()
    card.placeholder = "Card number"
    stackView.addArrangedSubview(card)

    let button = UIButton(type: .system)
    button.setTitle("Confirm", for: .normal)
    button.addAction(SceneActions.call(controller) { $0.confirm() }, for: .touchUpInside)
    stackView.addArrangedSubview(button)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    views = card
    controller.view = view
  }
}

final class PaymentSceneController: Payment {
  fileprivate lazy var paymentWiring = PaymentScene(self)
  override func loadView() { paymentWiring.loadView(of: self) }
}

/// The interface between `Payment` and the scene `payment`.
@MainActor
protocol PaymentSceneOwner: Payment {}

extension PaymentSceneOwner {
  /// The parts of the scene `payment` that this controller uses.
  var scene: PaymentScene { PaymentScene.owner(self, use: "MainScenes.instantiatePayment(amount:)").paymentWiring }
}

extension Payment: PaymentSceneOwner {}
