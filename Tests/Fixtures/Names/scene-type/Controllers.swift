import UIKit

class Game: UIViewController {}

class Score: UIViewController {}
