import UIKit

class Door: UIViewController {
  private var guests: [String] = []

  func makeWelcome(forEnter sender: Any?) -> Welcome {
    MainScenes.instantiateWelcome(guest: scene.nameField.text ?? "")
  }

  func prepare(for segue: DoorScene.Segue, sender: Any?) {
    switch segue {
    case .counter(let counter):
      counter.count = guests.count
    case .enter(let welcome):
      guests.append(welcome.guest)
      scene.counter.count = guests.count
    }
  }
}
