import UIKit

class EpisodeCell: UITableViewCell {
  var titleLabel: UILabel!

  func play() {}
}
