import HeadlessUIKit
import HeadlessUIKitTesting

extension ExtremeMembers {
  private static let gradient = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor], locations: nil)

  /// Contexts and renderers.
  static let drawing: [ExtremeMember] = [
    .init("CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)") { x in
      ExtremeObjects.draw {
        $0.addArc(center: x.point, radius: x.number, startAngle: 0, endAngle: x.number, clockwise: true)
        $0.fillPath()
      }
    },
    .init("CGContext.addCurve(to:control1:control2:)") { x in
      ExtremeObjects.draw {
        $0.move(to: .zero)
        $0.addCurve(to: x.point, control1: x.point, control2: .zero)
        $0.strokePath()
      }
    },
    .init("CGContext.addEllipse(in:)") { x in
      ExtremeObjects.draw {
        $0.addEllipse(in: x.rect)
        $0.fillPath()
      }
    },
    .init("CGContext.addLine(to:)") { x in
      ExtremeObjects.draw {
        $0.move(to: .zero)
        $0.addLine(to: x.point)
        $0.strokePath()
      }
    },
    .init("CGContext.addLines(between:)") { x in
      ExtremeObjects.draw {
        $0.addLines(between: [.zero, x.point])
        $0.strokePath()
      }
    },
    .init("CGContext.addQuadCurve(to:control:)") { x in
      ExtremeObjects.draw {
        $0.move(to: .zero)
        $0.addQuadCurve(to: x.point, control: x.point)
        $0.strokePath()
      }
    },
    .init("CGContext.addRect(_:)") { x in
      ExtremeObjects.draw {
        $0.addRect(x.rect)
        _ = $0.boundingBoxOfPath
        $0.fillPath()
      }
    },
    .init("CGContext.addRects(_:)") { x in
      ExtremeObjects.draw {
        $0.addRects([x.rect, .zero])
        $0.fillPath()
      }
    },
    .init("CGContext.clear(_:)") { x in
      ExtremeObjects.draw {
        $0.clear(x.rect)
      }
    },
    .init("CGContext.clip(to:)") { x in
      ExtremeObjects.draw {
        $0.clip(to: x.rect)
        _ = $0.boundingBoxOfClipPath
        $0.fill(.zero)
      }
    },
    .init("CGContext.concatenate(_:)") { x in
      ExtremeObjects.draw {
        $0.concatenate(x.transform)
        $0.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    },
    .init("CGContext.drawLinearGradient(_:start:end:options:)") { x in
      ExtremeObjects.draw {
        if let gradient { $0.drawLinearGradient(gradient, start: x.point, end: x.point, options: []) }
      }
    },
    .init("CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)") { x in
      ExtremeObjects.draw {
        if let gradient {
          $0.drawRadialGradient(
            gradient, startCenter: x.point, startRadius: x.number, endCenter: .zero, endRadius: x.number, options: [])
        }
      }
    },
    .init("CGContext.fill(_:)") { x in
      ExtremeObjects.draw {
        $0.fill(x.rect)
        $0.fill([x.rect])
      }
    },
    .init("CGContext.fillEllipse(in:)") { x in
      ExtremeObjects.draw {
        $0.fillEllipse(in: x.rect)
      }
    },
    .init("CGContext.move(to:)") { x in
      ExtremeObjects.draw {
        $0.move(to: x.point)
        $0.addLine(to: .zero)
        $0.strokePath()
      }
    },
    .init("CGContext.pathContains(_:mode:)") { x in
      ExtremeObjects.draw {
        $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = $0.pathContains(x.point, mode: .eoFill)
      }
    },
    .init("CGContext.rotate(by:)") { x in
      ExtremeObjects.draw {
        $0.rotate(by: x.number)
        "a".draw(at: .zero)
      }
    },
    .init("CGContext.scaleBy(x:y:)") { x in
      ExtremeObjects.draw {
        $0.scaleBy(x: x.number, y: x.number)
        $0.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    },
    .init("CGContext.setAlpha(_:)") { x in
      ExtremeObjects.draw {
        $0.setAlpha(x.number)
        $0.fill(.zero)
      }
    },
    .init("CGContext.setFillColor(gray:alpha:)") { x in
      ExtremeObjects.draw {
        $0.setFillColor(gray: x.number, alpha: x.number)
        $0.fill(.zero)
      }
    },
    .init("CGContext.setFillColor(red:green:blue:alpha:)") { x in
      ExtremeObjects.draw {
        $0.setFillColor(red: x.number, green: 0, blue: 0, alpha: x.number)
        $0.fill(.zero)
      }
    },
    .init("CGContext.setFlatness(_:)") { x in
      ExtremeObjects.draw {
        $0.setFlatness(x.number)
      }
    },
    .init("CGContext.setLineDash(phase:lengths:)") { x in
      ExtremeObjects.draw {
        $0.setLineDash(phase: x.number, lengths: [x.number])
        $0.stroke(.zero)
      }
    },
    .init("CGContext.setLineWidth(_:)") { x in
      ExtremeObjects.draw {
        $0.setLineWidth(x.number)
        $0.stroke(.zero)
      }
    },
    .init("CGContext.setMiterLimit(_:)") { x in
      ExtremeObjects.draw {
        $0.setMiterLimit(x.number)
        $0.stroke(.zero)
      }
    },
    .init("CGContext.setShadow(offset:blur:)") { x in
      ExtremeObjects.draw {
        $0.setShadow(offset: x.size, blur: x.number)
      }
    },
    .init("CGContext.setShadow(offset:blur:color:)") { x in
      ExtremeObjects.draw {
        $0.setShadow(offset: x.size, blur: x.number, color: nil)
      }
    },
    .init("CGContext.setStrokeColor(gray:alpha:)") { x in
      ExtremeObjects.draw {
        $0.setStrokeColor(gray: x.number, alpha: x.number)
        $0.stroke(.zero)
      }
    },
    .init("CGContext.setStrokeColor(red:green:blue:alpha:)") { x in
      ExtremeObjects.draw {
        $0.setStrokeColor(red: x.number, green: 0, blue: 0, alpha: x.number)
        $0.stroke(.zero)
      }
    },
    .init("CGContext.stroke(_:)") { x in
      ExtremeObjects.draw {
        $0.stroke(x.rect)
      }
    },
    .init("CGContext.stroke(_:width:)") { x in
      ExtremeObjects.draw {
        $0.stroke(x.rect, width: x.number)
      }
    },
    .init("CGContext.strokeEllipse(in:)") { x in
      ExtremeObjects.draw {
        $0.strokeEllipse(in: x.rect)
      }
    },
    .init("CGContext.strokeLineSegments(between:)") { x in
      ExtremeObjects.draw {
        $0.strokeLineSegments(between: [x.point, .zero, x.point])
      }
    },
    .init("CGContext.translateBy(x:y:)") { x in
      ExtremeObjects.draw {
        $0.translateBy(x: x.number, y: x.number)
        UIImage(systemName: "star")?.draw(at: .zero)
      }
    },
    .init("UIBezierPath.fill(with:alpha:)") { x in
      ExtremeObjects.draw { _ in
        UIBezierPath(rect: x.rect).fill(with: .normal, alpha: x.number)
      }
    },
    .init("UIBezierPath.stroke(with:alpha:)") { x in
      ExtremeObjects.draw { _ in
        UIBezierPath(rect: x.rect).stroke(with: .normal, alpha: x.number)
      }
    },
    .init("UIImage.draw(at:)") { x in
      ExtremeObjects.draw { _ in
        UIImage(systemName: "star")?.draw(at: x.point)
      }
    },
    .init("UIImage.draw(at:blendMode:alpha:)") { x in
      ExtremeObjects.draw { _ in
        UIImage(systemName: "star")?.draw(at: x.point, blendMode: .normal, alpha: x.number)
      }
    },
    .init("UIImage.draw(in:)") { x in
      ExtremeObjects.draw { _ in
        UIImage(systemName: "star")?.draw(in: x.rect)
      }
    },
    .init("UIImage.draw(in:blendMode:alpha:)") { x in
      ExtremeObjects.draw { _ in
        UIImage(systemName: "star")?.draw(in: x.rect, blendMode: .normal, alpha: x.number)
      }
    },
    .init("NSStringDrawingContext.minimumScaleFactor") { x in
      use(NSStringDrawingContext()) { $0.minimumScaleFactor = x.number }
      _ = "a b".boundingRect(with: x.size, options: .usesLineFragmentOrigin, context: nil)
    },
    .init("UIGraphicsImageRenderer.init(bounds:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(bounds: x.rect))
    },
    .init("UIGraphicsImageRenderer.init(bounds:format:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(bounds: x.rect, format: .default()))
    },
    .init("UIGraphicsImageRenderer.init(size:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size))
    },
    .init("UIGraphicsImageRenderer.init(size:format:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size, format: .preferred()))
    },
    .init("UIGraphicsImageRendererFormat.scale") { x in
      let format = UIGraphicsImageRendererFormat()
      format.scale = x.number
      ExtremeObjects.show(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format))
    },
    .init("UIGraphicsRenderer.init(bounds:)") { x in
      _ = UIGraphicsRenderer(bounds: x.rect).format.bounds
    },
    .init("UIGraphicsRenderer.init(bounds:format:)") { x in
      _ = UIGraphicsRenderer(bounds: x.rect, format: .default()).format.bounds
    },
    .init("UIGraphicsRendererContext.clip(to:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size)) { $0.clip(to: x.rect) }
    },
    .init("UIGraphicsRendererContext.fill(_:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size)) { $0.fill(x.rect) }
    },
    .init("UIGraphicsRendererContext.fill(_:blendMode:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size)) { $0.fill(x.rect, blendMode: .normal) }
    },
    .init("UIGraphicsRendererContext.stroke(_:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size)) { $0.stroke(x.rect) }
    },
    .init("UIGraphicsRendererContext.stroke(_:blendMode:)") { x in
      ExtremeObjects.show(UIGraphicsImageRenderer(size: x.size)) { $0.stroke(x.rect, blendMode: .normal) }
    },
  ]
}

extension ExtremeObjects {
  /// Has code draw on an image, which is then shown.
  static func draw(_ body: @escaping (CGContext) -> Void) {
    show(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))) { body($0.cgContext) }
  }

  /// Shows the image of a renderer, whose drawing is then written out.
  static func show(
    _ renderer: UIGraphicsImageRenderer, _ body: (UIGraphicsImageRendererContext) -> Void = { $0.fill(.zero) }
  ) {
    let view = UIImageView(image: renderer.image(actions: body))
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    let root = UIViewController()
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    _ = app.screen.svg
    _ = view.image.map(app.drawing)
    app.close()
  }
}
