import SceneCompiler
import UIKitFacts
import VectorPictures

/// Writes a box with its text as SVG.
struct BoxWriter {
  /// The start of the line of a segue.
  enum Side {
    case left, right
    /// At the left side, into the box.
    case inner
  }

  private let face: Diagram.Face
  private let frame: Frame
  private let number: Int
  private let isShaded: Bool

  /// - Parameter number: the number of the box in the picture.
  init(_ face: Diagram.Face, _ frame: Frame, number: Int, isShaded: Bool) {
    self.face = face
    self.frame = frame
    self.number = number
    self.isShaded = isShaded
  }

  /// The lines of SVG for the box; empty for one without text.
  ///
  /// - Parameters:
  ///   - edges: the edges of the picture.
  ///   - side: the start of the line of an edge.
  func lines(_ edges: [Diagram.EdgeFace], _ side: (Int) -> Side) -> [String] {
    if face.kind == .picture { return face.rows.flatMap { row($0, side) } }
    let tooltip = face.tooltip.isEmpty ? [] : ["<title>\(face.tooltip.inXML)</title>"]
    let group = face.controller.map { "<g data-controller=\"\($0)\">" } ?? "<g>"
    let rows = face.rows.flatMap { row($0, side) }
    return [group] + tooltip + [outline] + captions + screen + rows + leads(edges, side) + ["</g>"]
  }

  // MARK: Screens

  private var screenOrigin: DiagramPoint {
    DiagramPoint(x: frame.minX + DiagramMeasures.inset, y: frame.minY + face.screenTop)
  }

  private var screen: [String] {
    face.screen.map { [$0.element(at: screenOrigin, prefix: "screen\(number)")] } ?? []
  }

  /// The lines from views on the screen to the segues that they perform.
  private func leads(_ edges: [Diagram.EdgeFace], _ side: (Int) -> Side) -> [String] {
    face.rows.compactMap { row in
      guard let trigger = row.trigger else { return nil }
      let start = screenOrigin + trigger
      let text = DiagramPoint(x: frame.maxX - DiagramMeasures.inset - row.line.width - 4, y: frame.minY + row.middle)
      let border = DiagramPoint(x: frame.minX, y: text.y)
      switch row.role {
      case .reference(let edge): return lead(from: start, to: text, edge)
      case .segue(let edge?): return lead(from: start, to: side(edge) == .right ? text : border, edges[edge])
      default: return nil
      }
    }
  }

  private func lead(from start: DiagramPoint, to end: DiagramPoint, _ edge: Diagram.EdgeFace) -> String {
    let line = "<path class=\"lead\" d=\"M\(start.x.short) \(start.y.short)L\(end.x.short) \(end.y.short)\"/>"
    return EdgePaths.group(line + EdgePaths.start(at: start, edge), edge)
  }

  private var outline: String {
    let radius = face.kind == .file ? 8 : 6
    return "<rect class=\"\(classes)\" x=\"\(frame.minX.short)\" y=\"\(frame.minY.short)\""
      + " width=\"\(frame.size.width.short)\" height=\"\(frame.size.height.short)\" rx=\"\(radius)\"/>"
  }

  private var classes: String {
    var classes: [String]
    switch face.kind {
    case .picture, .file: classes = ["file"]
    case .controller: classes = ["controller"]
    case .placeholder: classes = ["controller", "placeholder"]
    case .turns: return "turns"
    }
    if isShaded, face.kind != .file { classes.append("shaded") }
    if face.isInitial { classes.append("initial") }
    if face.isUnreachable { classes.append("unreachable") }
    if face.becameUnreachable { classes.append("stranded") }
    if let change = face.change { classes.append(change.rawValue) }
    if let isCovered = face.isCovered { classes.append(isCovered ? "covered" : "missed") }
    if let severity = face.severity { classes += ["wrong", severity == .error ? "error" : "warning"] }
    return classes.joined(separator: " ")
  }

  private var captions: [String] {
    face.captions.enumerated().flatMap { index, caption in
      let baseline = frame.minY - Double(face.captions.count - index) * DiagramMeasures.caption + 10
      let x = frame.minX + 2 + DiagramMeasures.indentation(of: caption)
      let text = text(caption.line, x: x, baseline: baseline, isStruck: caption.change == .removed && !caption.isMore)
      let place = DiagramPoint(x: x - 10, y: baseline - 4)
      let sign = caption.change.map { ChangeSign($0, isOfNote: caption.isMore).element(at: place) }
      return (sign.map { [$0] } ?? []) + [text]
    }
  }

  // MARK: Rows

  private func row(_ row: Diagram.Row, _ side: (Int) -> Side) -> [String] {
    let baseline = frame.minY + row.middle + 4
    let left = frame.minX + DiagramMeasures.inset + row.indentation
    let isStruck = row.change == .removed
    switch row.role {
    case .name(let badges):
      return signed(row, text(row.line, x: indented(row), baseline: baseline, isStruck: isStruck))
        + self.badges(badges, row)
    case .segue(nil): return signed(row, text(row.line, x: indented(row), baseline: baseline, isStruck: isStruck))
    case .note: return signed(row, text(row.line, x: indented(row), baseline: baseline))
    case .text: return [text(row.line, x: left, baseline: baseline)]
    case .legend: return legend(row)
    case .problem:
      return [sign(row, x: left), text(row.line, x: left + DiagramMeasures.sign, baseline: baseline)]
    case .moreOfProblem: return [text(row.line, x: left + DiagramMeasures.sign, baseline: baseline)]
    case .reference(let edge):
      let right = DiagramPoint(x: frame.maxX, y: frame.minY + row.middle)
      let x = right.x - DiagramMeasures.inset
      return [
        text(row.line, x: x, baseline: baseline, isAtEnd: true, isStruck: isStruck), EdgePaths.stub(at: right, edge),
      ]
    case .segue(let edge?):
      switch side(edge) {
      case .left: return [text(row.line, x: left, baseline: baseline, isStruck: isStruck)]
      case .inner:
        // Beside a screen, no line runs below the text.
        let channel = face.screen == nil ? Spacing.innerChannel : 0
        return [text(row.line, x: left + channel, baseline: baseline, isStruck: isStruck)]
      case .right:
        let right = frame.maxX - DiagramMeasures.inset
        return [text(row.line, x: right, baseline: baseline, isAtEnd: true, isStruck: isStruck)]
      }
    }
  }

  // MARK: Changes

  private func indented(_ row: Diagram.Row) -> Double {
    frame.minX + DiagramMeasures.inset + row.indentation + DiagramMeasures.indentation(of: row)
  }

  private func signed(_ row: Diagram.Row, _ text: String) -> [String] {
    guard let change = row.change else { return [text] }
    let place = DiagramPoint(x: indented(row) - 10, y: frame.minY + row.middle)
    return [ChangeSign(change, isOfNote: row.role == .note).element(at: place), text]
  }

  private func legend(_ row: Diagram.Row) -> [String] {
    var x = frame.minX + DiagramMeasures.inset
    return row.line.spans.flatMap { span -> [String] in
      let kind = SceneMap.Change.Kind(rawValue: span.text)
      let sign = kind.map {
        ChangeSign($0, isOfNote: true).element(at: DiagramPoint(x: x + 6, y: frame.minY + row.middle))
      }
      let left = x + DiagramMeasures.sign
      x += DiagramMeasures.legendWidth(span)
      return (sign.map { [$0] } ?? []) + [text(TextLine([span]), x: left, baseline: frame.minY + row.middle + 4)]
    }
  }

  private func badges(_ badges: [String], _ row: Diagram.Row) -> [String] {
    var right = frame.maxX - DiagramMeasures.inset + 4
    return badges.reversed().flatMap { badge in
      let width = DiagramMeasures.badgeWidth(badge)
      let (x, y) = (right - width, frame.minY + row.middle - DiagramMeasures.badgeHeight / 2)
      right = x - DiagramMeasures.badgeGap
      let style = badge == "initial" ? "badge" : face.becameUnreachable ? "badge stranded" : "badge odd"
      return [
        "<rect class=\"\(style)\" x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\" height=\"14\" rx=\"7\"/>",
        "<text class=\"on\" x=\"\((x + width / 2).short)\" y=\"\((y + 10.5).short)\">\(badge)</text>",
      ]
    }
  }

  /// A sign before a problem: round for an error, a triangle for a warning, with an exclamation mark.
  private func sign(_ row: Diagram.Row, x: Double) -> String {
    let style = row.line.spans.first?.style ?? .error
    let (middle, y) = (x + 5, frame.minY + row.middle)
    let shape =
      style == .error
      ? "<circle class=\"full\" cx=\"\(middle.short)\" cy=\"\(y.short)\" r=\"6\"/>"
      : "<path class=\"full\" d=\"M\(middle.short) \((y - 6.5).short)l7 12h-14z\"/>"
    return "<g class=\"\(style == .error ? "error" : "warning")\">\(shape)"
      + "<text class=\"on\" x=\"\(middle.short)\" y=\"\((y + 3.5).short)\">!</text></g>"
  }

  // MARK: Text

  private func text(
    _ line: TextLine, x: Double, baseline: Double, isAtEnd: Bool = false, isStruck: Bool = false
  ) -> String {
    let spans = line.spans.map { span -> String in
      let name = Self.name(of: span.style)
      return name.isEmpty ? "<tspan>\(span.text.inXML)</tspan>" : "<tspan class=\"\(name)\">\(span.text.inXML)</tspan>"
    }
    let position = "x=\"\(x.short)\" y=\"\(baseline.short)\""
    let classes = (isAtEnd ? ["end"] : []) + (isStruck ? ["struck"] : [])
    let style = classes.isEmpty ? "" : "class=\"\(classes.joined(separator: " "))\" "
    return "<text \(style)\(position)>\(spans.joined(separator: " "))</text>"
  }

  private static func name(of style: TextRole) -> String {
    switch style {
    case .name: "name"
    case .formerName: "former"
    case .detail: "detail"
    case .identifier: ""
    case .kind(let kind): "kind \(kind.rawValue)"
    case .error: "problem error"
    case .warning: "problem warning"
    }
  }
}
