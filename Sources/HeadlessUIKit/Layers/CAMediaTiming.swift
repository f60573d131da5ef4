/// The time of a layer or an animation, relative to its parent.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  var speed: Float { get set }
  var duration: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
