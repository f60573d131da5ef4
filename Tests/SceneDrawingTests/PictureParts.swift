import Foundation
import SceneTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import SceneDrawing

/// The parts of a picture, parsed from its SVG, with their positions.
final class PictureParts: NSObject, XMLParserDelegate, @unchecked Sendable {
  /// A piece of text with the rectangle that it takes at most.
  struct Label {
    let text: String
    let frame: Frame
  }

  /// The rectangles of files, controllers and container views.
  private(set) var boxes: [Frame] = []
  private(set) var labels: [Label] = []
  /// The screens in boxes. What is in them is not looked at.
  private(set) var screens: [Frame] = []
  /// The starts and the ends of the lines on screens.
  private(set) var leads: [DiagramPoint] = []
  private(set) var leadEnds: [DiagramPoint] = []
  /// The lines of edges, each as many points on it.
  private(set) var lines: [[DiagramPoint]] = []
  /// The change signs of controllers, segues and notes.
  private(set) var signs: [String] = []
  private(set) var notes: [String] = []
  /// The boxes of changed controllers, by the kind of change.
  private(set) var markedBoxes: [(change: String, frame: Frame)] = []
  /// The titles of parts, and the description of the picture for screen readers.
  private(set) var titles: [String] = []
  private(set) var size = DiagramSize()
  private(set) var problem: String?

  private var depth = 0
  private var text: String?
  private var place = DiagramPoint(x: 0, y: 0)
  private var isAtEnd = false
  private var isMiddle = false
  private var spanClass: String?
  private var width = 0.0

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError.map { "\($0)" } ?? "not XML" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let style = attributes["class"] ?? ""
    if name == "svg" { depth += 1 }
    if depth == 2 {
      if name == "svg" { screens.append(frame(attributes)) }
      return
    }
    switch name {
    case "svg": size = DiagramSize(width: number(attributes["width"]), height: number(attributes["height"]))
    case "g" where style.hasPrefix("sign "):
      if style.hasSuffix(" note") { notes.append(style) } else { signs.append(String(style.dropFirst(5))) }
    case "rect":
      if let change = style.split(separator: " ").first(where: { ["added", "removed", "changed"].contains($0) }) {
        markedBoxes.append((String(change), frame(attributes)))
      }
      if !style.hasPrefix("ground"), !style.hasPrefix("badge") { boxes.append(frame(attributes)) }
    case "path" where style == "lead":
      let numbers = (attributes["d"] ?? "").split(whereSeparator: { "ML ".contains($0) }).compactMap { Double($0) }
      leads.append(DiagramPoint(x: numbers[0], y: numbers[1]))
      leadEnds.append(DiagramPoint(x: numbers[2], y: numbers[3]))
    case "path": if style == "line" { lines.append(Self.points(attributes["d"] ?? "")) }
    case "title", "desc": text = ""
    case "text":
      (text, width) = ("", 0)
      place = DiagramPoint(x: number(attributes["x"]), y: number(attributes["y"]))
      (isAtEnd, isMiddle) = (style.split(separator: " ").contains("end"), style == "on")
    case "tspan": spanClass = style
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text? += string
    let isBold = spanClass?.contains("kind") == true || spanClass == "name"
    let isLarge = spanClass == "name" || spanClass == "former"
    width += TextWidth.of(string, size: isLarge ? 13 : 11, isBold: isBold)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "svg" { depth -= 1 }
    if depth == 2 || name == "svg" { return }
    switch name {
    case "title", "desc": titles.append(text ?? "")
    case "text" where !isMiddle:
      let x = isAtEnd ? place.x - width : place.x
      let frame = Frame(origin: DiagramPoint(x: x, y: place.y - 10), size: DiagramSize(width: width, height: 12))
      labels.append(Label(text: text ?? "", frame: frame))
    case "tspan": spanClass = nil
    default: break
    }
    if name != "tspan" { text = nil }
  }

  private func number(_ text: String?) -> Double { text.flatMap(Double.init) ?? .nan }

  private func frame(_ attributes: [String: String]) -> Frame {
    Frame(
      origin: DiagramPoint(x: number(attributes["x"]), y: number(attributes["y"])),
      size: DiagramSize(width: number(attributes["width"]), height: number(attributes["height"])))
  }

  /// Points on a path of moves, level lines and curves.
  private static func points(_ path: String) -> [DiagramPoint] {
    var points: [DiagramPoint] = []
    for match in path.matches(of: #/([MHCc])([-0-9. ]*)/#) {
      let numbers = match.2.split(separator: " ").compactMap { Double($0) }
      guard let start = points.last else {
        points.append(DiagramPoint(x: numbers[0], y: numbers[1]))
        continue
      }
      switch match.1 {
      case "H": for part in 1...20 { points.append(DiagramPoint(x: mix(start.x, numbers[0], part), y: start.y)) }
      case "C": for part in 1...20 { points.append(curve(start, numbers, part)) }
      default: break
      }
    }
    return points
  }

  private static func mix(_ a: Double, _ b: Double, _ part: Int) -> Double { a + (b - a) * Double(part) / 20 }

  private static func curve(_ start: DiagramPoint, _ numbers: [Double], _ part: Int) -> DiagramPoint {
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let (t, s) = (Double(part) / 20, 1 - Double(part) / 20)
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return DiagramPoint(
      x: value(start.x, numbers[0], numbers[2], numbers[4]), y: value(start.y, numbers[1], numbers[3], numbers[5]))
  }
}

extension Frame {
  /// Whether two rectangles have more in common than a side.
  func overlaps(_ other: Frame) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ other: Frame) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Whether a point is inside, and not near a side.
  func holds(_ point: DiagramPoint, margin: Double) -> Bool {
    point.x > minX + margin && point.x < maxX - margin && point.y > minY + margin && point.y < maxY - margin
  }
}
