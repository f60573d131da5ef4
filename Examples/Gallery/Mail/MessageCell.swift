import UIKit

/// A message in the list.
class MessageCell: UITableViewCell {
  var unreadView: UIView!
  var senderLabel: UILabel!
  var dateLabel: UILabel!
  var subjectLabel: UILabel!
  var previewLabel: UILabel!
  /// The flag and the clip, in this order.
  var badges: [UIImageView] = []

  func show(_ message: Message) {
    unreadView.isHidden = message.isRead
    senderLabel.text = message.from
    dateLabel.text = message.date
    subjectLabel.text = message.subject
    previewLabel.text = message.text
    for (badge, isShown) in zip(badges, [message.isFlagged, message.hasAttachment]) { badge.isHidden = !isShown }
    accessibilityValue = message.isRead ? nil : "Unread"
  }
}
