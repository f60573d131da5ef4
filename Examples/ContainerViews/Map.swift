import UIKit

/// Shows a map.
class Map: UIViewController {}
