import UIKit

class Home: UIViewController {}
class List: UIViewController {}
class Map: UIViewController {}
