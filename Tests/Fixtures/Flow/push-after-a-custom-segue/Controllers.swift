import UIKit

class SlideSegue: UIStoryboardSegue {}
