import Core
import UIKit

class Home: UIViewController {
  func prepare(for segue: HomeScene.Segue, sender: Any?) {
    switch segue {
    case .badge(let badge): badge.scene.label.text = "3"
    case .accountHere(let account), .showMine(let account), .showAccount(let account): account.title = account.user
    case .listHere(let rows, in: let navigation), .showList(let rows, in: let navigation):
      rows.title = navigation.title
    case .edit: break
    }
  }

  func makeAccount(forShowMine sender: Any?) -> Account {
    LoginScenes(in: scene.scenes.flow?.factory(of:)).instantiateAccount(user: "me", limit: 5)
  }

  func show(_ item: Item) {
    scene.performShowList(item: item)
    scene.performShowAccount(user: "you")
  }
}

class Editor: UIViewController {}
