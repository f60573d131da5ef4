import UIKit

/// How long it takes to a place.
class DirectionsController: UIViewController {
  /// Metres in a minute, by the segment of the control.
  private static let speeds = [80, 250, 500]

  private let place: Place

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = place.name
    modeChanged(scene.modeControl)
  }

  func modeChanged(_ control: UISegmentedControl) {
    let minutes = max(1, place.distance / Self.speeds[control.selectedSegmentIndex])
    scene.durationLabel.text = "\(minutes) min"
  }
}
