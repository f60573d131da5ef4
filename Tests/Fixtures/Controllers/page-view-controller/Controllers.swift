import UIKit

class First: UIViewController {}
