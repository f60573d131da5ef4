import HeadlessUIKit

extension HeadlessApp {
  /// Shows frames of the screen: display links call their methods once for each, a sixtieth of a second apart.
  public func advanceFrames(_ count: Int = 1, flushing: Bool = true) {
    act(flushing: flushing) { DisplayFrames.advance(by: count) }
  }
}
