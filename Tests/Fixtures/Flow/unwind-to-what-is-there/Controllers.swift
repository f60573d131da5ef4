import UIKit

class Home: UIViewController {
  @objc func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Item: UIViewController {
  @objc func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Clock: UIViewController {
  @objc func editorDidFinish(_ segue: UIStoryboardSegue) {}
}

class Search: UIViewController {
  @objc func editorDidFinish(_ segue: UIStoryboardSegue) {}
}
