import UIKit

class EpisodeCell: UITableViewCell {
  var titleLabel: UILabel!
  var durationLabel: UILabel?

  func play() {}
}
