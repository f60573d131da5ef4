import UIKit

/// A room, and for how long it is booked.
class RoomController: UIViewController {
  private(set) var stay = Stay(nights: 2, hasBreakfast: false)
  private(set) var bookedStays: [Stay] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.arrivalPicker.minimumDate = Date()
    stayChanged()
  }

  func stayChanged() {
    stay = Stay(nights: Int(scene.nightsStepper.value), hasBreakfast: scene.breakfastSwitch.isOn)
    scene.nightsLabel.text = BookingText.nights(stay.nights)
    scene.nightsStepper.accessibilityValue = scene.nightsLabel.text
    scene.priceLabel.text = "\(stay.price) €"
  }

  func share() {
    #if !canImport(HeadlessUIKit)
      let sheet = UIActivityViewController(activityItems: [scene.headline.text ?? ""], applicationActivities: nil)
      sheet.popoverPresentationController?.barButtonItem = scene.shareItem
      present(sheet, animated: true)
    #endif
  }

  func makeConfirmation(forConfirm sender: Any?) -> ConfirmationController {
    scene.scenes.instantiateConfirmation(stay: stay)
  }

  func booked(_ segue: UIStoryboardSegue) {
    guard let confirmation = segue.source as? ConfirmationController else { return }
    bookedStays.append(confirmation.stay)
    navigationItem.prompt = BookingText.booked
  }

  func notBooked() {}
}
