import HeadlessUIKit

extension ExtremeMembers {
  /// Animators and their pace.
  static let animators: [ExtremeMember] = [
    .init("UICubicTimingParameters.init(controlPoint1:controlPoint2:)") { x in
      _ = UICubicTimingParameters(controlPoint1: x.point, controlPoint2: x.point).timingCurveType
    },
    .init("UIPercentDrivenInteractiveTransition.completionSpeed") { x in
      use(UIPercentDrivenInteractiveTransition()) { $0.completionSpeed = x.number }
    },
    .init("UIPercentDrivenInteractiveTransition.update(_:)") { x in
      use(UIPercentDrivenInteractiveTransition()) { $0.update(x.number) }
    },
    .init("UISpringTimingParameters.init(dampingRatio:)") { x in
      use(UISpringTimingParameters(dampingRatio: x.number))
    },
    .init("UISpringTimingParameters.init(dampingRatio:initialVelocity:)") { x in
      use(UISpringTimingParameters(dampingRatio: x.number, initialVelocity: CGVector(dx: x.number, dy: 0)))
    },
    .init("UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)") { x in
      use(UISpringTimingParameters(mass: x.number, stiffness: x.number, damping: x.number, initialVelocity: .zero))
    },
    .init("UIViewPropertyAnimator.addAnimations(_:delayFactor:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator()) { $0.addAnimations({}, delayFactor: x.number) }
    },
    .init("UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator()) {
        $0.continueAnimation(withTimingParameters: nil, durationFactor: x.number)
      }
    },
    .init("UIViewPropertyAnimator.fractionComplete") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator()) { $0.fractionComplete = x.number }
    },
    .init("UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator(duration: x.double, controlPoint1: x.point, controlPoint2: x.point))
    },
    .init("UIViewPropertyAnimator.init(duration:curve:animations:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator(duration: x.double, curve: .easeIn))
    },
    .init("UIViewPropertyAnimator.init(duration:dampingRatio:animations:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator(duration: x.double, dampingRatio: x.number))
    },
    .init("UIViewPropertyAnimator.init(duration:timingParameters:)") { x in
      ExtremeObjects.animate(
        UIViewPropertyAnimator(duration: x.double, timingParameters: UICubicTimingParameters()))
    },
    .init("UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)") { x in
      ExtremeObjects.animate(
        .runningPropertyAnimator(withDuration: x.double, delay: x.double, animations: {}))
    },
    .init("UIViewPropertyAnimator.startAnimation(afterDelay:)") { x in
      ExtremeObjects.animate(UIViewPropertyAnimator()) { $0.startAnimation(afterDelay: x.double) }
    },
  ]
}
