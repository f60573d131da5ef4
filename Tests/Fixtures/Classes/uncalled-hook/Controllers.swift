import UIKit

class Home: UIViewController {
  func prepare(for segue: HomeScene.Segue) {
    switch segue {
    case .edit(let editor): editor.draft = "Hello"
    }
  }
}

class Editor: UIViewController { var draft = "" }
