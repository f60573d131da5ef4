import UIKit

class List: UITableViewController {}
