public import UIKit

/// A class with the name of its module.
open class Chart: UIView {}
