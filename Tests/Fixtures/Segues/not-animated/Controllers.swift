import UIKit

class Zoom: UIStoryboardSegue {}
