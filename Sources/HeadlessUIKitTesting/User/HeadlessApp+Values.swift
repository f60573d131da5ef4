public import HeadlessUIKit

extension HeadlessApp {
  /// Turns a switch on if it is off, and off if it is on.
  public func toggle(
    _ toggle: UISwitch, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try tapControl(toggle)
    }
  }

  /// Moves a slider to a value, limited to the range of the slider.
  public func move(
    _ slider: UISlider, to value: Float, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(slider, to: "moved")
      slider.sendActions(for: .touchDown, with: UIEvent())
      slider.setValue(value, animated: false)
      slider.sendChange()
      slider.sendActions(for: .touchUpInside, with: UIEvent())
    }
  }

  /// Taps a segment, counted from 0.
  public func selectSegment(
    _ index: Int, in control: UISegmentedControl, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(control, to: "used")
      guard (0..<control.numberOfSegments).contains(index) else {
        throw UserActionError("segment \(index) cannot be selected", "there are \(control.numberOfSegments)")
      }
      guard control.isEnabledForSegment(at: index) else {
        throw UserActionError("segment \(index) cannot be selected", "it is disabled")
      }
      guard control.selectedSegmentIndex != index else { return }
      control.selectedSegmentIndex = index
      control.sendChange()
      if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
    }
  }

  /// Taps the plus or the minus button of a stepper.
  public func step(
    _ stepper: UIStepper, up: Bool = true, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(stepper, to: "used")
      let end = up ? stepper.maximumValue : stepper.minimumValue
      guard stepper.value != end || stepper.wraps else {
        throw UserActionError("the stepper cannot be stepped \(up ? "up" : "down")", "it is at its end")
      }
      let isAtEnd = stepper.value == end
      let other = up ? stepper.minimumValue : stepper.maximumValue
      stepper.value = isAtEnd ? other : stepper.value + (up ? stepper.stepValue : -stepper.stepValue)
      stepper.sendChange()
    }
  }
}

extension UIControl {
  /// Sends the events of a value change by the user.
  func sendChange() {
    sendActions(for: .valueChanged, with: UIEvent())
    sendActions(for: .primaryActionTriggered, with: UIEvent())
  }
}
