import UIKit

/// A row of the store, from ProductCell.xib.
class ProductCell: UITableViewCell {
  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var nameLabel: UILabel!
  #if !canImport(HeadlessUIKit)
    @IBOutlet
  #endif
  weak var detailLabel: UILabel!

  func show(_ product: Product) {
    nameLabel.text = product.name
    detailLabel.text = Price.text(product.price)
    accessoryType = .disclosureIndicator
  }
}
