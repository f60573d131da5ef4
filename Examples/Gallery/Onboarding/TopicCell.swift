import UIKit

/// A topic to choose.
class TopicCell: UICollectionViewCell {
  var nameLabel: UILabel!
  var checkmark: UIImageView!

  override var isSelected: Bool {
    didSet {
      checkmark?.isHidden = !isSelected
      backgroundColor = isSelected ? .systemTeal : .secondarySystemFill
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }
}
