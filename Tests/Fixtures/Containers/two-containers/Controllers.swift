import UIKit

class Home: UIViewController {}
class Clock: UIViewController {}
class List: UIViewController {}
