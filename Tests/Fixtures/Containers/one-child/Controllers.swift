import UIKit

class Home: UIViewController {}
class Child: UIViewController {}
