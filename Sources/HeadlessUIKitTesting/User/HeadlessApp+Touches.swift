public import HeadlessUIKit

extension HeadlessApp {
  /// Puts a finger on a view, moves it through points, and lifts it.
  ///
  /// The view in front at the first point gets the touches, and passes them on along the responders. Gesture recognisers and
  /// controls are not part of it: `tap(_:)` and `make(_:)` are for them.
  ///
  /// - Parameter points: in the view's coordinates; by default its middle.
  public func touch(
    _ view: UIView, through points: [CGPoint] = [], flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(view, to: "touched")
      let points = points.isEmpty ? [CGPoint(x: view.bounds.midX, y: view.bounds.midY)] : points
      let start = view.convert(points[0], to: window)
      guard let hit = window.hitTest(start, with: nil) else {
        throw UserActionError("\(view.nameInErrors) cannot be touched", "no view takes touches at \(points[0])")
      }
      let touch = UITouch(on: hit, at: hit.convert(start, from: window))
      let event = UIEvent([touch])
      hit.touchesBegan([touch], with: event)
      for point in points.dropFirst() {
        touch.move(to: view.convert(point, to: hit))
        hit.touchesMoved([touch], with: event)
      }
      touch.phase = .ended
      hit.touchesEnded([touch], with: event)
    }
  }
}
