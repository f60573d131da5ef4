import UIKit

class Door: UIViewController {}
