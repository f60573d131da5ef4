import HeadlessUIKit

extension ExtremeMembers {
  /// Layers and animations.
  static let layers: [ExtremeMember] = [
    .init("CAAnimation.beginTime") { x in
      use(CAAnimation()) { $0.beginTime = x.double }
    },
    .init("CAAnimation.duration") { x in
      use(CAAnimation()) { $0.duration = x.double }
    },
    .init("CAAnimation.repeatDuration") { x in
      use(CAAnimation()) { $0.repeatDuration = x.double }
    },
    .init("CAAnimation.timeOffset") { x in
      use(CAAnimation()) { $0.timeOffset = x.double }
    },
    .init("CAAnimation.repeatCount") { x in
      use(CAAnimation()) { $0.repeatCount = x.float }
    },
    .init("CAAnimation.speed") { x in
      use(CAAnimation()) { $0.speed = x.float }
    },
    .init("CADisplayLink.preferredFramesPerSecond") { x in
      showFrames { $0.preferredFramesPerSecond = x.integer }
    },
    .init("CAFrameRateRange.init(minimum:maximum:preferred:)") { x in
      showFrames {
        $0.preferredFrameRateRange = CAFrameRateRange(minimum: x.float, maximum: x.float, preferred: x.float)
      }
    },
    .init("CAFrameRateRange.maximum") { x in
      showFrames { $0.preferredFrameRateRange.maximum = x.float }
    },
    .init("CAFrameRateRange.minimum") { x in
      showFrames { $0.preferredFrameRateRange.minimum = x.float }
    },
    .init("CAFrameRateRange.preferred") { x in
      showFrames { $0.preferredFrameRateRange.preferred = x.float }
    },
    .init("CALayer.beginTime") { x in
      use(CALayer()) { $0.beginTime = x.double }
    },
    .init("CALayer.duration") { x in
      use(CALayer()) { $0.duration = x.double }
    },
    .init("CALayer.repeatDuration") { x in
      use(CALayer()) { $0.repeatDuration = x.double }
    },
    .init("CALayer.timeOffset") { x in
      use(CALayer()) { $0.timeOffset = x.double }
    },
    .init("CALayer.repeatCount") { x in
      use(CALayer()) { $0.repeatCount = x.float }
    },
    .init("CALayer.speed") { x in
      use(CALayer()) { $0.speed = x.float }
    },
    .init("CALayer.anchorPointZ") { x in
      use(CALayer()) { $0.anchorPointZ = x.number }
    },
    .init("CALayer.contentsScale") { x in
      use(CALayer()) { $0.contentsScale = x.number }
    },
    .init("CALayer.zPosition") { x in
      use(CALayer()) { $0.zPosition = x.number }
    },
    .init("CALayer.anchorPoint") { x in
      use(CALayer()) { $0.anchorPoint = x.point }
    },
    .init("CALayer.position") { x in
      use(CALayer()) { $0.position = x.point }
    },
    .init("CALayer.bounds") { x in
      use(CALayer()) { $0.bounds = x.rect }
    },
    .init("CALayer.contentsRect") { x in
      use(CALayer()) { $0.contentsRect = x.rect }
    },
    .init("CALayer.frame") { x in
      use(CALayer()) { $0.frame = x.rect }
    },
    .init("CALayer.opacity") { x in
      use(CALayer()) { $0.opacity = x.float }
    },
    .init("CALayer.contains(_:)") { x in
      use(ExtremeObjects.layer()) { _ = $0.contains(x.point) }
    },
    .init("CALayer.convert(_:from:)") { x in
      use(ExtremeObjects.layer()) { _ = ($0.convert(x.point, from: nil), $0.convert(x.rect, from: nil)) }
    },
    .init("CALayer.convert(_:to:)") { x in
      use(ExtremeObjects.layer()) { _ = ($0.convert(x.point, to: nil), $0.convert(x.rect, to: nil)) }
    },
    .init("CALayer.hitTest(_:)") { x in
      use(ExtremeObjects.layer()) { _ = $0.hitTest(x.point) }
    },
    .init("CALayer.setAffineTransform(_:)") { x in
      use(ExtremeObjects.layer()) { $0.setAffineTransform(x.transform) }
    },
    .init("CALayer.setNeedsDisplay(_:)") { x in
      use(CALayer()) { $0.setNeedsDisplay(x.rect) }
    },
    .init("CAGradientLayer.endPoint") { x in
      use(CAGradientLayer()) { $0.endPoint = x.point }
    },
    .init("CAGradientLayer.startPoint") { x in
      use(CAGradientLayer()) { $0.startPoint = x.point }
    },
    .init("CAReplicatorLayer.instanceAlphaOffset") { x in
      use(CAReplicatorLayer()) { $0.instanceAlphaOffset = x.float }
    },
    .init("CAReplicatorLayer.instanceBlueOffset") { x in
      use(CAReplicatorLayer()) { $0.instanceBlueOffset = x.float }
    },
    .init("CAReplicatorLayer.instanceGreenOffset") { x in
      use(CAReplicatorLayer()) { $0.instanceGreenOffset = x.float }
    },
    .init("CAReplicatorLayer.instanceRedOffset") { x in
      use(CAReplicatorLayer()) { $0.instanceRedOffset = x.float }
    },
    .init("CAReplicatorLayer.instanceCount") { x in
      use(CAReplicatorLayer()) { $0.instanceCount = x.integer }
    },
    .init("CAReplicatorLayer.instanceDelay") { x in
      use(CAReplicatorLayer()) { $0.instanceDelay = x.double }
    },
    .init("CAShapeLayer.lineDashPhase") { x in
      use(CAShapeLayer()) { $0.lineDashPhase = x.number }
    },
    .init("CAShapeLayer.lineWidth") { x in
      use(CAShapeLayer()) { $0.lineWidth = x.number }
    },
    .init("CAShapeLayer.miterLimit") { x in
      use(CAShapeLayer()) { $0.miterLimit = x.number }
    },
    .init("CAShapeLayer.strokeEnd") { x in
      use(CAShapeLayer()) { $0.strokeEnd = x.number }
    },
    .init("CAShapeLayer.strokeStart") { x in
      use(CAShapeLayer()) { $0.strokeStart = x.number }
    },
    .init("CASpringAnimation.damping") { x in
      use(CASpringAnimation()) { $0.damping = x.number }
    },
    .init("CASpringAnimation.initialVelocity") { x in
      use(CASpringAnimation()) { $0.initialVelocity = x.number }
    },
    .init("CASpringAnimation.mass") { x in
      use(CASpringAnimation()) { $0.mass = x.number }
    },
    .init("CASpringAnimation.stiffness") { x in
      use(CASpringAnimation()) { $0.stiffness = x.number }
    },
    .init("CATransition.endProgress") { x in
      use(CATransition()) { $0.endProgress = x.float }
    },
    .init("CATransition.startProgress") { x in
      use(CATransition()) { $0.startProgress = x.float }
    },
    .init("CAMediaTimingFunction.init(controlPoints:_:_:_:)") { x in
      use(CAMediaTimingFunction(controlPoints: x.float, x.float, x.float, x.float))
    },
    .init("CAMediaTimingFunction.getControlPoint(at:values:)") { x in
      var values: [Float] = [0, 0]
      CAMediaTimingFunction(name: .easeIn).getControlPoint(at: x.integer, values: &values)
    },
    .init("CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)") { x in
      let n = x.number
      ExtremeObjects.transform(
        CATransform3D(
          m11: n, m12: n, m13: n, m14: n,
          m21: n, m22: n, m23: n, m24: n,
          m31: n, m32: n, m33: n, m34: n,
          m41: n, m42: n, m43: n, m44: n))
    },
  ]

  /// Shows two frames to a display link.
  private static func showFrames(_ change: (CADisplayLink) -> Void) {
    let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
    change(link)
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    DisplayFrames.advance(by: 2)
    _ = link.targetTimestamp
    link.invalidate()
  }
}
