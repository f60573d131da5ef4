import AVKit
import UIKit

class Player: AVPlayerViewController, AVPlayerViewControllerDelegate {}

class ListPlayer: AVPlayerViewController {}
