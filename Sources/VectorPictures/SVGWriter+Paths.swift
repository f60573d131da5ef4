import UIKitFacts

extension SVGWriter {
  static func path(_ path: PicturePath) -> String {
    var paint = paint(path.fill, path.line?.stroke)
    if path.isEvenOdd, path.fill != nil { paint += " fill-rule=\"evenodd\"" }
    if let line = path.line {
      if line.cap != .butt { paint += " stroke-linecap=\"\(line.cap.rawValue)\"" }
      if line.join != .miter { paint += " stroke-linejoin=\"\(line.join.rawValue)\"" }
      if !line.dashes.isEmpty {
        paint += " stroke-dasharray=\"\(line.dashes.map(SVGText.number).joined(separator: " "))\""
        if line.phase != 0 { paint += " stroke-dashoffset=\"\(SVGText.number(line.phase))\"" }
      }
    }
    return "<path d=\"\(path.data)\"\(paint)/>"
  }

  mutating func write(_ group: PictureGroup, _ depth: Int) {
    guard group.opacity > 0 else { return }
    var depth = depth
    for clip in group.clips {
      let id = nextID("clip")
      let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      line("<clipPath id=\"\(id)\"><path d=\"\(clip.data)\"\(rule)/></clipPath>", depth)
      line("<g clip-path=\"url(#\(id))\">", depth)
      depth += 1
    }
    let isPlain = group.transform == nil && group.opacity == 1
    if !isPlain {
      let matrix = group.transform.map { " transform=\"matrix(\($0.map(SVGText.factor).joined(separator: " ")))\"" }
      let opacity = group.opacity < 1 ? " opacity=\"\(SVGText.number(group.opacity))\"" : ""
      line("<g\(matrix ?? "")\(opacity)>", depth)
    }
    for shape in group.shapes { write(shape, isPlain ? depth : depth + 1) }
    if !isPlain { line("</g>", depth) }
    for _ in group.clips {
      depth -= 1
      line("</g>", depth)
    }
  }

  mutating func write(_ gradient: PictureGradient, _ depth: Int) {
    let id = nextID("gradient")
    let (start, end) = (gradient.start, gradient.end)
    let element = gradient.radius == nil ? "linearGradient" : "radialGradient"
    let place =
      gradient.radius.map { radius in
        " cx=\"\(SVGText.number(end.x))\" cy=\"\(SVGText.number(end.y))\" r=\"\(SVGText.number(radius))\""
          + " fx=\"\(SVGText.number(start.x))\" fy=\"\(SVGText.number(start.y))\""
      }
      ?? " x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\""
      + " x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\""
    line("<\(element) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(place)>", depth)
    for stop in gradient.stops {
      let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(SVGText.number(stop.color.alpha))\"" : ""
      let color = " stop-color=\"\(SVGText.hexadecimal(stop.color))\"\(opacity)"
      line("<stop offset=\"\(SVGText.number(stop.location))\"\(color)/>", depth + 1)
    }
    line("</\(element)>", depth)
    line(Self.rectangle(gradient.rect, 0, " fill=\"url(#\(id))\""), depth)
  }
}
