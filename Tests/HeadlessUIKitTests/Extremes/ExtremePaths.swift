import HeadlessUIKit

extension ExtremeMembers {
  /// Paths and vectors.
  static let paths: [ExtremeMember] = [
    .init("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)") { x in
      ExtremeObjects.measure {
        $0.addArc(
          center: x.point, radius: x.number, startAngle: 0, endAngle: x.number, clockwise: true, transform: x.transform)
      }
    },
    .init("CGMutablePath.addRelativeArc(center:radius:startAngle:delta:transform:)") { x in
      ExtremeObjects.measure {
        $0.addRelativeArc(
          center: x.point, radius: x.number, startAngle: x.number, delta: x.number, transform: x.transform)
      }
    },
    .init("CGMutablePath.addCurve(to:control1:control2:transform:)") { x in
      ExtremeObjects.measure { $0.addCurve(to: x.point, control1: x.point, control2: .zero, transform: x.transform) }
    },
    .init("CGMutablePath.addEllipse(in:transform:)") { x in
      ExtremeObjects.measure { $0.addEllipse(in: x.rect, transform: x.transform) }
    },
    .init("CGMutablePath.addLine(to:transform:)") { x in
      ExtremeObjects.measure { $0.addLine(to: x.point, transform: x.transform) }
    },
    .init("CGMutablePath.addLines(between:transform:)") { x in
      ExtremeObjects.measure { $0.addLines(between: [x.point, .zero], transform: x.transform) }
    },
    .init("CGMutablePath.addPath(_:transform:)") { x in
      ExtremeObjects.measure { $0.addPath(CGPath(rect: x.rect, transform: nil), transform: x.transform) }
    },
    .init("CGMutablePath.addQuadCurve(to:control:transform:)") { x in
      ExtremeObjects.measure { $0.addQuadCurve(to: x.point, control: x.point, transform: x.transform) }
    },
    .init("CGMutablePath.addRect(_:transform:)") { x in
      ExtremeObjects.measure { $0.addRect(x.rect, transform: x.transform) }
    },
    .init("CGMutablePath.addRects(_:transform:)") { x in
      ExtremeObjects.measure { $0.addRects([x.rect], transform: x.transform) }
    },
    .init("CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:)") { x in
      ExtremeObjects.measure {
        $0.addRoundedRect(in: x.rect, cornerWidth: x.number, cornerHeight: x.number, transform: x.transform)
      }
    },
    .init("CGMutablePath.move(to:transform:)") { x in
      ExtremeObjects.measure { $0.move(to: x.point, transform: x.transform) }
    },
    .init("CGPath.contains(_:using:transform:)") { x in
      _ = ExtremeObjects.path.contains(x.point, using: .evenOdd, transform: x.transform)
    },
    .init("CGPath.init(ellipseIn:transform:)") { x in
      ExtremeObjects.measure { $0.addPath(CGPath(ellipseIn: x.rect, transform: nil)) }
    },
    .init("CGPath.init(rect:transform:)") { x in
      ExtremeObjects.measure { $0.addPath(CGPath(rect: x.rect, transform: nil)) }
    },
    .init("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)") { x in
      ExtremeObjects.measure {
        $0.addPath(CGPath(roundedRect: x.rect, cornerWidth: x.number, cornerHeight: 1, transform: nil))
      }
    },
    .init("CGVector.dx") { x in
      use(CGVector()) { $0.dx = x.number }
    },
    .init("CGVector.dy") { x in
      use(CGVector()) { $0.dy = x.number }
    },
    .init("CGVector.init(dx:dy:)") { x in
      use(CGVector(dx: x.number, dy: x.number))
    },
    .init("UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) {
        $0.addArc(
          withCenter: x.point, radius: x.number, startAngle: x.number, endAngle: 1, clockwise: true)
      }
    },
    .init("UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) {
        $0.addCurve(to: x.point, controlPoint1: x.point, controlPoint2: .zero)
      }
    },
    .init("UIBezierPath.addLine(to:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) { $0.addLine(to: x.point) }
    },
    .init("UIBezierPath.addQuadCurve(to:controlPoint:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) { $0.addQuadCurve(to: x.point, controlPoint: .zero) }
    },
    .init("UIBezierPath.apply(_:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) { $0.apply(x.transform) }
    },
    .init("UIBezierPath.move(to:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect)) { $0.move(to: x.point) }
    },
    .init("UIBezierPath.contains(_:)") { x in
      _ = UIBezierPath(ovalIn: x.rect).contains(x.point)
    },
    .init("UIBezierPath.flatness") { x in
      use(UIBezierPath()) { $0.flatness = x.number }
    },
    .init("UIBezierPath.lineWidth") { x in
      use(UIBezierPath()) { $0.lineWidth = x.number }
    },
    .init("UIBezierPath.miterLimit") { x in
      use(UIBezierPath()) { $0.miterLimit = x.number }
    },
    .init("UIBezierPath.setLineDash(_:count:phase:)") { x in
      var lengths = [x.number, x.number]
      UIBezierPath().setLineDash(&lengths, count: min(2, x.integer), phase: x.number)
    },
    .init("UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)") { x in
      ExtremeObjects.measure(
        UIBezierPath(arcCenter: x.point, radius: x.number, startAngle: 0, endAngle: x.number, clockwise: false))
    },
    .init("UIBezierPath.init(ovalIn:)") { x in
      ExtremeObjects.measure(UIBezierPath(ovalIn: x.rect))
    },
    .init("UIBezierPath.init(rect:)") { x in
      ExtremeObjects.measure(UIBezierPath(rect: x.rect))
    },
    .init("UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)") { x in
      ExtremeObjects.measure(UIBezierPath(roundedRect: x.rect, byRoundingCorners: .topLeft, cornerRadii: x.size))
    },
    .init("UIBezierPath.init(roundedRect:cornerRadius:)") { x in
      ExtremeObjects.measure(UIBezierPath(roundedRect: x.rect, cornerRadius: x.number))
    },
  ]
}
