import UIKit

open class MapController: UIViewController {}
