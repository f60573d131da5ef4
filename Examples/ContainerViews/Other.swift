import UIKit

/// Just there.
class Other: UIViewController {}
