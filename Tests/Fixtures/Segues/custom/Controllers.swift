import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}
class FadeSegue: UIStoryboardSegue {}
