import UIKit

/// Asks for a recipient and an amount.
class TransferController: UIViewController {
  /// The amount in euros; nil while it is no amount.
  var amount: Int? { scene.amountField.text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  func fieldsChanged() {
    scene.sendItem.isEnabled = amount != nil && scene.recipientField.text?.isEmpty == false
  }
}
