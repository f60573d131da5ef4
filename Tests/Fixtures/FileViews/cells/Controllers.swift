import UIKit

final class EpisodeCell: UITableViewCell {
  var titleLabel: UILabel!

  func play() {}
}
