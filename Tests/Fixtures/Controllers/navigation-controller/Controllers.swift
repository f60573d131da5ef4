import UIKit

class List: UIViewController {}
