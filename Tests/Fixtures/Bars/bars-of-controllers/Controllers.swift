import UIKit

class Grid: UIViewController {}

class List: UIViewController {}

class TallBar: UINavigationBar {}
