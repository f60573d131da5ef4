import UIKit

class Door: UIViewController {
  func makeWelcome(forEnter sender: Any?) -> Welcome {
    MainScenes.instantiateWelcome(guest: scene.nameField.text ?? "")
  }
}
