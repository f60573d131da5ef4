import UIKit

class Home: UIViewController {}
