extension UncaughtException {
  /// - Parameter method: The Objective-C method that was given a part outside the text.
  static func outsideText(_ method: String) -> Self {
    Self(name: .range, reason: "-[NSConcreteTextStorage \(method)]: Range or index out of bounds")
  }
}
