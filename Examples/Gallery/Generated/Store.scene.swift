// Made by scenec from Store.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Store.scene.
@MainActor
struct StoreScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeStoreFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCatalogue: @MainActor () -> CatalogueController = { CatalogueSceneController() }
    var makeProduct: @MainActor (_ product: Product) -> ProductController = { ProductSceneController(product: $0) }
    var makeSizes: @MainActor () -> SizesController = { SizesSceneController(nibName: "Sizes", bundle: .module) }
    var makeBasketFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeBasket: @MainActor () -> BasketController = { BasketSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Store.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateStoreFlow() }

  /// Makes the controller `storeFlow`, and each child that you do not pass.
  func instantiateStoreFlow(catalogue: CatalogueController? = nil) -> UINavigationController {
    let storeFlow = factory.makeStoreFlow()
    SceneIdentity.set("storeFlow", of: storeFlow)
    storeFlow.navigationBar.prefersLargeTitles = true
    storeFlow.viewControllers = [catalogue ?? instantiateCatalogue()]
    return storeFlow
  }

  func instantiateCatalogue() -> CatalogueController {
    let catalogue = factory.makeCatalogue()
    catalogue.title = "Store"
    if let controller = catalogue as? CatalogueSceneController {
      let wiring = controller.catalogueWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    catalogue.awakeFromNib()
    return catalogue
  }

  func instantiateProduct(product: Product) -> ProductController {
    let productController = factory.makeProduct(product)
    productController.navigationItem.largeTitleDisplayMode = .never
    if let controller = productController as? ProductSceneController {
      let wiring = controller.productWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    productController.awakeFromNib()
    return productController
  }

  func instantiateSizes() -> SizesController { SceneFlow.awakened(factory.makeSizes()) }

  /// Makes the controller `basketFlow`, and each child that you do not pass.
  func instantiateBasketFlow(basket: BasketController? = nil) -> UINavigationController {
    let basketFlow = factory.makeBasketFlow()
    SceneIdentity.set("basketFlow", of: basketFlow)
    basketFlow.viewControllers = [basket ?? instantiateBasket()]
    return basketFlow
  }

  func instantiateBasket() -> BasketController {
    let basket = factory.makeBasket()
    basket.title = "Basket"
    if let controller = basket as? BasketSceneController { controller.basketWiring.addBarButtonItems(to: controller) }
    basket.awakeFromNib()
    return basket
  }

  func makePriceBadge() -> PriceBadge {
    let priceBadge = PriceBadge()
    priceBadge.backgroundColor = .systemYellow
    priceBadge.isAccessibilityElement = true
    priceBadge.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    priceBadge.layer.cornerRadius = 8

    let amount = UILabel()
    amount.font = .preferredFont(forTextStyle: .headline)
    amount.textColor = .black
    amount.adjustsFontForContentSizeCategory = true
    amount.translatesAutoresizingMaskIntoConstraints = false
    priceBadge.addSubview(amount)

    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: priceBadge.layoutMarginsGuide.topAnchor),
      amount.leadingAnchor.constraint(equalTo: priceBadge.layoutMarginsGuide.leadingAnchor),
      priceBadge.layoutMarginsGuide.trailingAnchor.constraint(equalTo: amount.trailingAnchor),
      priceBadge.layoutMarginsGuide.bottomAnchor.constraint(equalTo: amount.bottomAnchor),
    ])

    priceBadge.amountLabel = amount
    priceBadge.awakeFromNib()
    return priceBadge
  }
}

/// Makes controllers with the factories of the process.
extension StoreScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateStoreFlow(catalogue: CatalogueController? = nil) -> UINavigationController {
    Self().instantiateStoreFlow(catalogue: catalogue)
  }
  static func instantiateCatalogue() -> CatalogueController { Self().instantiateCatalogue() }
  static func instantiateProduct(product: Product) -> ProductController {
    Self().instantiateProduct(product: product)
  }
  static func instantiateSizes() -> SizesController { Self().instantiateSizes() }
  static func instantiateBasketFlow(basket: BasketController? = nil) -> UINavigationController {
    Self().instantiateBasketFlow(basket: basket)
  }
  static func instantiateBasket() -> BasketController { Self().instantiateBasket() }
  static func makePriceBadge() -> PriceBadge { Self().makePriceBadge() }
}

// MARK: - catalogue

/// The parts of the scene `catalogue` that its controller uses.
final class CatalogueScene: SceneParts<CatalogueSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showBasket, showProduct }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showBasket(BasketController, in: UINavigationController)
    case showProduct(ProductController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = StoreScenes()
  private let dispatch = SceneDispatch<CatalogueSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!

  var table: UITableView { loadedViews.views }

  private(set) lazy var basketItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "cart"),
    primaryAction: UIAction(image: UIImage(systemName: "cart")) { [weak weakController] in
      SceneSegues.trigger("showBasket", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `showBasket`: presents `basketFlow`.
  func performShowBasket(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let basket = scenes.instantiateBasket()
    let basketFlow = scenes.instantiateBasketFlow(basket: basket)
    dispatch.present(
      basketFlow, "showBasket", from: controller, as: .showBasket(basket, in: basketFlow), sender: sender
    )
  }

  /// Performs the segue `showProduct`: pushes `product`.
  func performShowProduct(product: Product, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let productController = scenes.instantiateProduct(product: product)
    dispatch.push(
      productController, "showProduct", from: controller, as: .showProduct(productController), sender: sender
    )
  }

  fileprivate func loadView(of controller: CatalogueSceneController) {
    let table = UITableView(frame: .zero, style: .plain)
    table.frame = .sceneCanvas
    table.rowHeight = 72
    table.accessibilityIdentifier = "products"
    table.dataSource = controller
    table.delegate = controller

    views = table
    controller.tableView = table
  }

  fileprivate func addBarButtonItems(to controller: CatalogueSceneController) {
    basketItem.accessibilityIdentifier = "basket"
    basketItem.accessibilityLabel = "Basket"
    controller.navigationItem.rightBarButtonItems = [basketItem]
  }
}

final class CatalogueSceneController: CatalogueController {
  fileprivate lazy var catalogueWiring = CatalogueScene(self)
  override func loadView() { catalogueWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch CatalogueScene.Identifier(rawValue: identifier) {
    case .showBasket: catalogueWiring.performShowBasket(sender: sender)
    case .showProduct: fatalError("'showProduct' needs values; call scene.performShowProduct(product:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `CatalogueController` and the scene `catalogue`.
@MainActor
protocol CatalogueSceneOwner: CatalogueController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: CatalogueScene.Segue, sender: Any?)
}

extension CatalogueSceneOwner {
  /// The parts of the scene `catalogue` that this controller uses.
  var scene: CatalogueScene {
    CatalogueScene.owner(self, use: "StoreScenes.instantiateCatalogue()").catalogueWiring
  }
  func prepare(for segue: CatalogueScene.Segue, sender: Any?) {}
}

extension CatalogueController: CatalogueSceneOwner {}

// MARK: - product

/// The parts of the scene `product` that its controller uses.
final class ProductScene: SceneParts<ProductSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case chooseSize, addToBasket }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case chooseSize(SizesController)
    case addToBasket(CatalogueController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = StoreScenes()
  private let dispatch = SceneDispatch<ProductSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  private(set) lazy var favouriteItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "heart"),
    primaryAction: UIAction(image: UIImage(systemName: "heart")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.toggleFavourite(self.favouriteItem) }
    }
  )

  /// Performs the segue `chooseSize`: presents `sizes`.
  func performChooseSize(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sizes = scenes.instantiateSizes()
    sizes.sheetPresentationController?.detents = [.medium()]
    sizes.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(sizes, "chooseSize", from: controller, as: .chooseSize(sizes), sender: sender)
  }

  /// Performs the segue `addToBasket`: goes back to `catalogue`.
  func performAddToBasket(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: CatalogueController.self, "addToBasket", from: controller, as: Segue.addToBasket, sender: sender
    ) { catalogue, segue in catalogue.productAdded(segue) }
  }

  fileprivate func addBarButtonItems(to controller: ProductSceneController) {
    favouriteItem.accessibilityIdentifier = "favourite"
    favouriteItem.accessibilityLabel = "Favourite"
    controller.navigationItem.rightBarButtonItems = [favouriteItem]
  }
}

final class ProductSceneController: ProductController {
  fileprivate lazy var productWiring = ProductScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProductScene.Identifier(rawValue: identifier) {
    case .chooseSize: productWiring.performChooseSize(sender: sender)
    case .addToBasket: productWiring.performAddToBasket(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ProductController` and the scene `product`.
@MainActor
protocol ProductSceneOwner: ProductController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ProductScene.Segue, sender: Any?)
}

extension ProductSceneOwner {
  /// The parts of the scene `product` that this controller uses.
  var scene: ProductScene {
    ProductScene.owner(self, use: "StoreScenes.instantiateProduct(product:)").productWiring
  }
  func prepare(for segue: ProductScene.Segue, sender: Any?) {}
}

extension ProductController: ProductSceneOwner {}

// MARK: - sizes

/// The parts of the scene `sizes` that its controller uses.
final class SizesScene: SceneParts<SizesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case sizeChosen }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sizeChosen(ProductController)
  }

  private let dispatch = SceneDispatch<SizesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `sizeChosen`: goes back to `product`.
  func performSizeChosen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ProductController.self, "sizeChosen", from: controller, as: Segue.sizeChosen, sender: sender
    ) { product, segue in product.sizeChosen(segue) }
  }
}

final class SizesSceneController: SizesController {
  fileprivate lazy var sizesWiring = SizesScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SizesScene.Identifier(rawValue: identifier) {
    case .sizeChosen: sizesWiring.performSizeChosen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `SizesController` and the scene `sizes`.
@MainActor
protocol SizesSceneOwner: SizesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SizesScene.Segue, sender: Any?)
}

extension SizesSceneOwner {
  /// The parts of the scene `sizes` that this controller uses.
  var scene: SizesScene { SizesScene.owner(self, use: "StoreScenes.instantiateSizes()").sizesWiring }
  func prepare(for segue: SizesScene.Segue, sender: Any?) {}
}

extension SizesController: SizesSceneOwner {}

// MARK: - basket

/// The parts of the scene `basket` that its controller uses.
final class BasketScene: SceneParts<BasketSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case closeBasket }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case closeBasket(CatalogueController)
  }

  private let dispatch = SceneDispatch<BasketSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (table: UITableView, footer: UIView)!

  var table: UITableView { loadedViews.views.table }
  var footer: UIView { loadedViews.views.footer }

  /// Performs the segue `closeBasket`: goes back to `catalogue`.
  func performCloseBasket(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: CatalogueController.self, "closeBasket", from: controller, as: Segue.closeBasket, sender: sender
    ) { catalogue, _ in catalogue.basketClosed() }
  }

  /// A view of the prototype `Line`, with what is in it.
  func dequeueLineCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Line", of: loadedViews.views.table, for: indexPath, fill: fillLineCell)
  }

  private func fillLineCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: BasketSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGroupedBackground

    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    table.register(BasketSceneLineCell.self, forCellReuseIdentifier: "Line")

    let footer = UIView()
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)

    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: footer.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: footer.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: footer.trailingAnchor),
    ])

    views = (table, footer)
    controller.view = view
    table.dataSource = controller
  }

  fileprivate func addBarButtonItems(to controller: BasketSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: SceneSegues.action("closeBasket", of: controller)
    )
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
  }
}

final class BasketSceneController: BasketController {
  fileprivate lazy var basketWiring = BasketScene(self)
  override func loadView() { basketWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch BasketScene.Identifier(rawValue: identifier) {
    case .closeBasket: basketWiring.performCloseBasket(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `BasketController` and the scene `basket`.
@MainActor
protocol BasketSceneOwner: BasketController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: BasketScene.Segue, sender: Any?)
}

extension BasketSceneOwner {
  /// The parts of the scene `basket` that this controller uses.
  var scene: BasketScene { BasketScene.owner(self, use: "StoreScenes.instantiateBasket()").basketWiring }
  func prepare(for segue: BasketScene.Segue, sender: Any?) {}
}

extension BasketController: BasketSceneOwner {}

/// The generated class of the prototype `Line`.
private final class BasketSceneLineCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
