import ObjectiveC
import UIKit

nonisolated(unsafe) private var badgeKey: UInt8 = 0

extension UIBarButtonItem {
  var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
