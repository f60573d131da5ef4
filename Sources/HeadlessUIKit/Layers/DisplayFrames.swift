/// The frames of the screen, and the links that follow them.
package enum DisplayFrames {
  /// The frames in a second.
  static let rate = 60.0
  static let duration: CFTimeInterval = 1 / rate

  private static let lock = NSLock()
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  /// When the last frame was shown.
  nonisolated(unsafe) private static var time: CFTimeInterval?

  static func add(_ link: CADisplayLink) {
    lock.withLock { if !links.contains(where: { $0 === link }) { links.append(link) } }
  }

  static func remove(_ link: CADisplayLink) {
    lock.withLock { links.removeAll { $0 === link } }
  }

  /// Shows a frame: calls the methods of all links in the order in which they were added.
  package static func advance() {
    let (time, links) = lock.withLock {
      let next = Self.time.map { $0 + duration } ?? CACurrentMediaTime()
      Self.time = next
      return (next, Self.links)
    }
    for link in links { link.receiveFrame(at: time) }
  }
}
