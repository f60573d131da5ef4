import UIKit

class Home: UIViewController {
  func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Item: UIViewController {
  func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Clock: UIViewController {
  func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Search: UIViewController {
  func editorDidFinish(_ segue: UIStoryboardSegue) {}
}
