// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeShop: @MainActor () -> ShopSceneController = { ShopSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ShopSceneController { instantiateShop() }

  func instantiateShop() -> ShopSceneController {
    let shop = factory.makeShop()
    shop.title = "Shop"
    shop.scene.addBarButtonItems(to: shop)
    return shop
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ShopSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateShop() -> ShopSceneController { Self().instantiateShop() }
}

// MARK: - shop

/// The parts of the scene `shop` that its controller uses.
final class ShopScene: SceneParts<ShopSceneController> {
  private var views: (price: UILabel, photo: UIImageView, products: UITableView, photos: UICollectionView)!

  var price: UILabel { loadedViews.views.price }
  var photo: UIImageView { loadedViews.views.photo }
  var products: UITableView { loadedViews.views.products }
  var photos: UICollectionView { loadedViews.views.photos }

  /// A view of the prototype `product`, with what is in it.
  func dequeueProductCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("product", of: loadedViews.views.products, for: indexPath, fill: fillProductCell)
  }

  private func fillProductCell(_ tableViewCell: UITableViewCell) {
  }

  /// A view of the prototype `photo`, with what is in it.
  func dequeuePhotoCell(for indexPath: IndexPath) -> UICollectionViewCell {
    SceneReuse.cell("photo", of: loadedViews.views.photos, for: indexPath, fill: fillPhotoCell)
  }

  private func fillPhotoCell(_ collectionViewCell: UICollectionViewCell) {
  }

  fileprivate func loadView(of controller: ShopSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let price = UILabel()
    price.text = ""
    price.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(price)

    let photo = UIImageView()
    photo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photo)

    let products = UITableView(frame: .zero, style: .plain)
    products.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(products)
    products.register(UITableViewCell.self, forCellReuseIdentifier: "product")

    let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    photos.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(photos)
    photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")

    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      price.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      photo.widthAnchor.constraint(equalToConstant: 40),
      photo.heightAnchor.constraint(equalToConstant: 40),
      products.topAnchor.constraint(equalTo: view.topAnchor, constant: 140),
      products.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      products.widthAnchor.constraint(equalToConstant: 300),
      products.heightAnchor.constraint(equalToConstant: 400),
      photos.topAnchor.constraint(equalTo: view.topAnchor, constant: 560),
      photos.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      photos.widthAnchor.constraint(equalToConstant: 300),
      photos.heightAnchor.constraint(equalToConstant: 100),
    ])

    views = (price, photo, products, photos)
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: ShopSceneController) {
    let barButtonItem = UIBarButtonItem(title: "Buy")
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class ShopSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ShopScene(self)
  override func loadView() { scene.loadView(of: self) }
}
