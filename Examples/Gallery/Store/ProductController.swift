import UIKit

/// A product, from Product.xib. Its segues and bar items are in the scene.
class ProductController: UIViewController {
  let product: Product
  private(set) var size: String?
  private(set) var isFavourite = false

  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var detailLabel: UILabel!
  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var badgeStack: UIStackView!
  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var sizeButton: UIButton!

  init(product: Product) {
    self.product = product
    super.init(nibName: "Product", bundle: .module)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    detailLabel.text = product.detail
    sizeButton.isHidden = product.sizes.isEmpty
    let badge = StoreScenes.makePriceBadge()
    badge.price = product.price
    badgeStack.addArrangedSubview(badge)
  }

  #if !canImport(HeadlessUIKit)
    @IBAction
  #endif
  func chooseSize() {
    scene.performChooseSize()
  }

  #if !canImport(HeadlessUIKit)
    @IBAction
  #endif
  func addToBasket() {
    guard size != nil || product.sizes.isEmpty else { return chooseSize() }
    scene.performAddToBasket()
  }

  func toggleFavourite(_ item: UIBarButtonItem) {
    isFavourite.toggle()
    item.image = UIImage(systemName: isFavourite ? "heart.fill" : "heart")
  }

  func prepare(for segue: ProductScene.Segue, sender: Any?) {
    if case .chooseSize(let sizes) = segue { sizes.sizes = product.sizes }
  }

  func sizeChosen(_ segue: UIStoryboardSegue) {
    guard let sizes = segue.source as? SizesController else { return }
    size = sizes.chosen
    sizeButton.setTitle(size, for: .normal)
  }
}
