package import UIKitFacts

/// Writes pictures as SVG.
///
/// The text is the same on every machine: numbers have at most two decimals, and nothing depends on an installed font.
package struct SVGWriter {
  private var text = ""
  /// How many ids there are.
  private var ids = 0
  /// What the ids of the document begin with, so that several documents can be in one page.
  private let prefix: String
  /// Whether texts say their size and colour in a form that goes before rules of the document's own style sheet.
  private let isBesideRules: Bool

  /// Whether views can be clicked where they show nothing: by rectangles of the class `hit`, which the document has a rule
  /// for.
  private let isClickable: Bool

  private init(prefix: String, isBesideRules: Bool = false, isClickable: Bool = false) {
    self.prefix = prefix
    self.isBesideRules = isBesideRules
    self.isClickable = isClickable
  }

  /// A document that shows a picture.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, for people who do not see it.
  ///   - isClickable: whether views can be clicked where they show nothing, by rectangles of the class `hit`.
  package static func document(
    _ picture: ViewPicture, title: String, prefix: String = "", attributes: String = "", isClickable: Bool = false
  ) -> String {
    var writer = SVGWriter(prefix: prefix, isClickable: isClickable)
    writer.write(picture, depth: 1)
    let size = picture.frame.size
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    // Browsers keep what is inside of an image from screen readers.
    let role = isClickable ? "group" : "img"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="\(role)" font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"\(attributes)>
        <title>\(SVGText.escaped(title))</title>
      \(writer.text)</svg>

      """
  }

  /// An element in another document that shows a picture in a part of it, smaller or larger than it is.
  ///
  /// - Parameter prefix: what the ids of the element begin with, so that they are no other's.
  package static func element(_ picture: ViewPicture, in place: LayoutRect, prefix: String) -> String {
    var writer = SVGWriter(prefix: prefix, isBesideRules: true)
    writer.write(picture, depth: 1)
    let size = picture.frame.size
    return "<svg x=\"\(SVGText.number(place.left))\" y=\"\(SVGText.number(place.top))\""
      + " width=\"\(SVGText.number(place.size.width))\" height=\"\(SVGText.number(place.size.height))\""
      + " viewBox=\"0 0 \(SVGText.number(size.width)) \(SVGText.number(size.height))\">\n\(writer.text)</svg>"
  }

  // MARK: Views

  /// Programs that read XML refuse more than 256 levels.
  private static let mostLevels = 250

  private mutating func write(_ picture: ViewPicture, depth: Int) {
    let frame = picture.frame
    guard picture.opacity > 0, depth < Self.mostLevels else { return }
    var attributes = ""
    if frame.origin != .zero {
      attributes += " transform=\"translate(\(SVGText.number(frame.left)) \(SVGText.number(frame.top)))\""
    }
    if picture.opacity < 1 { attributes += " opacity=\"\(SVGText.number(picture.opacity))\"" }
    if let view = picture.view { attributes += " data-view=\"\(view)\"" }
    if let item = picture.item, isClickable { attributes += " data-item=\"\(item)\"" }
    let bounds = LayoutRect(origin: .zero, size: frame.size)
    let radius = min(picture.cornerRadius, min(frame.size.width, frame.size.height) / 2)
    line("<g\(attributes)>", depth)
    if let fill = picture.fill, fill.alpha > 0 { write(.rectangle(bounds, radius: radius, fill: fill), depth + 1) }
    if isClickable, picture.view != nil || picture.item != nil, picture.fill?.alpha ?? 0 == 0 {
      // What is clicked is the whole view, not what it shows only.
      line(
        "<rect class=\"hit\" width=\"\(SVGText.number(frame.size.width))\""
          + " height=\"\(SVGText.number(frame.size.height))\"/>", depth + 1)
    }
    let isClipped = picture.clips && !(picture.children.isEmpty && picture.shapes.isEmpty)
    if isClipped {
      let id = nextID("clip")
      line("<clipPath id=\"\(id)\">\(Self.rectangle(bounds, radius))</clipPath>", depth + 1)
      line("<g clip-path=\"url(#\(id))\">", depth + 1)
    }
    for shape in picture.shapes { write(shape, depth + (isClipped ? 2 : 1)) }
    for child in picture.children { write(child, depth: depth + (isClipped ? 2 : 1)) }
    if isClipped { line("</g>", depth + 1) }
    if let border = picture.border { write(.rectangle(bounds, radius: radius, stroke: border), depth + 1) }
    line("</g>", depth)
  }

  // MARK: Shapes

  mutating func write(_ shape: PictureShape, _ depth: Int) {
    switch shape {
    case .rectangle(let rect, let radius, let fill, let stroke):
      line(Self.rectangle(rect, radius, Self.paint(fill, stroke)), depth)
    case .ellipse(let rect, let fill, let stroke):
      let (x, y) = (rect.size.width / 2, rect.size.height / 2)
      line(
        "<ellipse cx=\"\(SVGText.number(rect.left + x))\" cy=\"\(SVGText.number(rect.top + y))\""
          + " rx=\"\(SVGText.number(x))\" ry=\"\(SVGText.number(y))\"\(Self.paint(fill, stroke))/>", depth)
    case .line(let from, let to, let stroke):
      line(
        "<path d=\"M\(SVGText.number(from.x)) \(SVGText.number(from.y))L\(SVGText.number(to.x)) \(SVGText.number(to.y))\""
          + "\(Self.paint(nil, stroke))/>", depth)
    case .text(let text): write(text, depth)
    case .symbol(let name, let rect, let color):
      for one in SymbolDrawing.shapes(of: name, in: rect, color) { line(one, depth) }
    case .image(let image, let rect, let tint): write(image, rect, tint, depth)
    case .path(let path): line(Self.path(path), depth)
    case .group(let group): write(group, depth)
    case .gradient(let gradient): write(gradient, depth)
    }
  }

  /// An id that nothing in the document has yet.
  mutating func nextID(_ kind: String) -> String {
    ids += 1
    return "\(prefix)\(kind)\(ids)"
  }

  private mutating func write(_ image: EncodedImage, _ rect: LayoutRect, _ tint: RGBA?, _ depth: Int) {
    let place =
      " x=\"\(SVGText.number(rect.left))\" y=\"\(SVGText.number(rect.top))\""
      + " width=\"\(SVGText.number(max(0, rect.size.width)))\" height=\"\(SVGText.number(max(0, rect.size.height)))\""
    let element = "<image\(place) preserveAspectRatio=\"none\" href=\"\(image.url)\"/>"
    guard let tint else { return line(element, depth) }
    let id = nextID("mask")
    line("<mask id=\"\(id)\" style=\"mask-type:alpha\">\(element)</mask>", depth)
    line("<rect\(place)\(Self.paint(tint, nil)) mask=\"url(#\(id))\"/>", depth)
  }

  private mutating func write(_ text: PictureText, _ depth: Int) {
    guard !text.text.isEmpty, text.width > 0 else { return }
    var attributes =
      " x=\"\(SVGText.number(text.isRightToLeft ? text.origin.x + text.width : text.origin.x))\""
      + " y=\"\(SVGText.number(text.origin.y))\""
      + (isBesideRules ? "" : " font-size=\"\(SVGText.number(text.font.size))\"")
      + " textLength=\"\(SVGText.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\""
    if text.font.weight.number != 400 { attributes += " font-weight=\"\(text.font.weight.number)\"" }
    if text.font.isItalic { attributes += " font-style=\"italic\"" }
    if text.font.isMonospaced { attributes += " font-family=\"ui-monospace, Menlo, monospace\"" }
    if text.isRightToLeft { attributes += " direction=\"rtl\"" }
    line(
      "<text\(attributes)\(paint(text)) xml:space=\"preserve\">\(SVGText.escaped(text.text))</text>",
      depth)
  }

  private func paint(_ text: PictureText) -> String {
    guard isBesideRules else { return Self.paint(text.color, nil) }
    let opacity = text.color.alpha < 1 ? ";fill-opacity:\(SVGText.number(text.color.alpha))" : ""
    return " style=\"font-size:\(SVGText.number(text.font.size))px;fill:\(SVGText.hexadecimal(text.color))\(opacity)\""
  }

  static func rectangle(_ rect: LayoutRect, _ radius: Double, _ paint: String = "") -> String {
    var attributes = ""
    if rect.left != 0 { attributes += " x=\"\(SVGText.number(rect.left))\"" }
    if rect.top != 0 { attributes += " y=\"\(SVGText.number(rect.top))\"" }
    attributes += " width=\"\(SVGText.number(max(0, rect.size.width)))\""
    attributes += " height=\"\(SVGText.number(max(0, rect.size.height)))\""
    if radius > 0 { attributes += " rx=\"\(SVGText.number(radius))\"" }
    return "<rect\(attributes)\(paint)/>"
  }

  static func paint(_ fill: RGBA?, _ stroke: Stroke?) -> String {
    var attributes = fill.map { SVGText.color($0, "fill") } ?? " fill=\"none\""
    if let stroke {
      attributes += SVGText.color(stroke.color, "stroke")
      if stroke.width != 1 { attributes += " stroke-width=\"\(SVGText.number(stroke.width))\"" }
    }
    return attributes
  }

  mutating func line(_ content: String, _ depth: Int) {
    // A page has thousands of lines, which nobody reads.
    text += String(repeating: "  ", count: isClickable ? 0 : depth) + content + "\n"
  }
}
