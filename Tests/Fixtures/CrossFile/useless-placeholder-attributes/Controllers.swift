import UIKit

class MapController: UIViewController {}
