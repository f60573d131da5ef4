import UIKit

class GraphView: UIView {}
