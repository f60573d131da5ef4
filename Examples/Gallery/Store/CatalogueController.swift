import UIKit

/// All products. The scene has the table; a xib has the cells.
class CatalogueController: UITableViewController {
  private let products = Product.all
  private(set) var basket: [BasketLine] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "ProductCell", bundle: .module), forCellReuseIdentifier: "Product")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
    (cell as? ProductCell)?.show(products[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    scene.performShowProduct(product: products[indexPath.row])
  }

  func prepare(for segue: CatalogueScene.Segue, sender: Any?) {
    switch segue {
    case .showBasket(let basket, in: _): basket.lines = self.basket
    case .showProduct: break
    }
  }

  func productAdded(_ segue: UIStoryboardSegue) {
    guard let product = segue.source as? ProductController else { return }
    basket.append(BasketLine(product: product.product, size: product.size))
    scene.basketItem.accessibilityValue = "\(basket.count)"
  }

  func basketClosed() {}
}
