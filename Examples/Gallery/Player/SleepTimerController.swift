import UIKit

/// Asks when playback stops.
class SleepTimerController: UIViewController {
  /// The rest of the timer, or what the user has chosen.
  var seconds: Double? {
    get { isViewLoaded ? scene.durationPicker.countDownDuration : initialSeconds }
    set { initialSeconds = newValue }
  }

  private var initialSeconds: Double?

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.removeButton.isHidden = initialSeconds == nil
    guard let initialSeconds else { return }
    scene.durationPicker.countDownDuration = initialSeconds
  }
}
