/// The frames of the screen, and the links that follow them.
package enum DisplayFrames {
  /// The frames in a second.
  static let rate = 60.0
  static let duration: CFTimeInterval = 1 / rate

  private static let lock = NSLock()
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  /// When the last frame was shown.
  nonisolated(unsafe) private static var time: CFTimeInterval = 0

  static func add(_ link: CADisplayLink) {
    lock.withLock { if !links.contains(where: { $0 === link }) { links.append(link) } }
  }

  static func remove(_ link: CADisplayLink) {
    lock.withLock { links.removeAll { $0 === link } }
  }

  /// Shows frames: calls the methods of all links in the order in which they were added.
  ///
  /// The first frame is shown now, or a frame behind the last one if that is later, so that its time can be compared with
  /// `CACurrentMediaTime()`. The others follow at the rate of the screen, however long the methods take.
  package static func advance(by count: Int) {
    var next = lock.withLock { max(time + duration, CACurrentMediaTime()) }
    for _ in 0..<max(0, count) {
      let links = lock.withLock {
        time = next
        return Self.links
      }
      for link in links { link.receiveFrame(at: next) }
      next += duration
    }
  }
}
