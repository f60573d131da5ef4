import UIKit

class Settings: UITableViewController {}
