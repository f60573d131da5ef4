import UIKit

class World: UIViewController {}
