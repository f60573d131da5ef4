import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}
