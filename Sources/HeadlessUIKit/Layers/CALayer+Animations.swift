extension CALayer {
  func begin(_ animation: CAAnimation, _ key: String?) {
    // An animation without a key replaces none.
    if let key { end(key, finished: false) }
    let key = key ?? "animation \(ObjectIdentifier(animation))"
    runningAnimations.append((key, animation))
    runLater(animation, key) { layer in
      animation.delegate?.animationDidStart(animation)
      guard !animation.isEndless else { return }
      layer.runLater(animation, key) { $0.finish(animation, key) }
    }
  }

  /// Runs code in a later transaction, if the animation is still there then.
  private func runLater(_ animation: CAAnimation, _ key: String, _ body: @escaping (CALayer) -> Void) {
    // Transactions belong to the main actor, as layers do that are on the screen.
    nonisolated(unsafe) let work = { [weak self] in
      guard let self, runningAnimations.contains(where: { $0.key == key && $0.animation === animation }) else { return }
      body(self)
    }
    MainActor.assumeIsolated { Transactions.later(work) }
  }

  private func finish(_ animation: CAAnimation, _ key: String) {
    if animation.isRemovedOnCompletion {
      end(key, finished: true)
    } else {
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }

  func end(_ key: String, finished: Bool) {
    let ended = runningAnimations.filter { $0.key == key }
    runningAnimations.removeAll { $0.key == key }
    for (_, animation) in ended { animation.delegate?.animationDidStop(animation, finished: finished) }
  }
}
