import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct ValueControlTests {
  private final class Changes {
    var values: [String] = []
  }

  private let changes = Changes()

  private func watch(_ control: UIControl, _ value: @escaping () -> String) -> HeadlessApp {
    control.addAction(UIAction { [changes] _ in changes.values.append(value()) }, for: .valueChanged)
    control.addAction(UIAction { [changes] _ in changes.values.append("primary") }, for: .primaryActionTriggered)
    return HeadlessApp(root: Screen(control))
  }

  @Test("A switch is turned on and off")
  func switches() throws {
    let toggle = UISwitch()
    let app = watch(toggle) { "\(toggle.isOn)" }
    try app.toggle(toggle)
    try app.tap(toggle)
    #expect(changes.values == ["true", "primary", "false", "primary"])
  }

  @Test("A slider moves within its range")
  func sliders() throws {
    let slider = UISlider()
    let app = watch(slider) { "\(slider.value)" }
    try app.move(slider, to: 0.5)
    try app.move(slider, to: 7)
    #expect(changes.values == ["0.5", "primary", "1.0", "primary"])
    slider.isEnabled = false
    #expect(refusal { try app.move(slider, to: 0) } == "The UISlider cannot be moved: it is disabled.")
  }

  @Test("A segment is selected once")
  func segments() throws {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    let app = watch(control) { "\(control.selectedSegmentIndex)" }
    try app.selectSegment(1, in: control)
    try app.selectSegment(1, in: control)
    #expect(changes.values == ["1", "primary"])
    control.setEnabled(false, forSegmentAt: 2)
    #expect(refusal { try app.selectSegment(2, in: control) } == "Segment 2 cannot be selected: it is disabled.")
    #expect(refusal { try app.selectSegment(3, in: control) } == "Segment 3 cannot be selected: there are 3.")
  }

  @Test("A segment of a moment can be selected again")
  func momentary() throws {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isMomentary = true
    let app = watch(control) { "\(control.selectedSegmentIndex)" }
    try app.selectSegment(1, in: control)
    try app.selectSegment(1, in: control)
    #expect(changes.values == ["1", "primary", "1", "primary"] && control.selectedSegmentIndex == -1)
  }

  @Test("A stepper steps up and down, and wraps")
  func steppers() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    let app = watch(stepper) { "\(stepper.value)" }
    try app.step(stepper)
    try app.step(stepper, up: false)
    #expect(refusal { try app.step(stepper, up: false) } == "The stepper cannot be stepped down: it is at its end.")
    stepper.wraps = true
    try app.step(stepper, up: false)
    #expect(changes.values.filter { $0 != "primary" } == ["1.0", "0.0", "2.0"])
  }
}
