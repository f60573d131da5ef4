/// The sizes of text in boxes.
enum DiagramMeasures {
  static let row = 16.0
  static let nameRow = 20.0
  static let inset = 12.0
  static let badgeHeight = 14.0
  static let badgeGap = 6.0
  static let caption = 15.0
  /// The width of the sign before a problem or a difference.
  static let sign = 16.0

  static func badgeWidth(_ text: String) -> Double { TextWidth.of(text, size: 9.5, isBold: true) + 12 }

  /// Positions rows, and returns their total size.
  ///
  /// - Parameter indentation: the indentation of each row, which leaves room for lines.
  static func place(_ rows: inout [Diagram.Row], indentation: (Diagram.Row) -> Double) -> DiagramSize {
    guard !rows.isEmpty else { return DiagramSize() }
    var size = DiagramSize(width: 120, height: 6)
    for index in rows.indices {
      let height = if case .name = rows[index].role { nameRow } else { row }
      rows[index].middle = size.height + height / 2
      size.height += height
      size.width = max(size.width, width(of: rows[index]) + indentation(rows[index]))
    }
    return DiagramSize(width: size.width.rounded(.up), height: size.height + 8)
  }

  /// Positions the rows of a box with a screen, and returns the total size: what the controller is above the screen, its
  /// segues beside it, each as high as the view that performs it.
  static func placeScreen(_ face: inout Diagram.Face) -> DiagramSize {
    let screen = face.screen?.size ?? DiagramSize()
    let first = face.rows.firstIndex(where: \.role.isOfSegue) ?? face.rows.count
    var head = Array(face.rows[..<first])
    let above = place(&head) { _ in 0 }
    face.screenTop = above.height
    var bottom = face.screenTop
    var width = 0.0
    for group in groups(face.rows[first...]) {
      for (number, row) in group.enumerated() {
        var row = row
        let wish = number == 0 ? row.trigger.map { face.screenTop + $0.y } : nil
        row.middle = max(bottom + Self.row / 2, wish ?? 0)
        row.indentation = screen.width + badgeGap
        bottom = row.middle + Self.row / 2
        width = max(width, Self.width(of: row) + indentation(of: row))
        head.append(row)
      }
    }
    face.rows = head
    return DiagramSize(
      width: max(above.width, inset + screen.width + badgeGap + max(width, badgeGap)).rounded(.up),
      height: max(face.screenTop + screen.height, bottom) + inset)
  }

  /// The rows of each segue, from the top of the screen down; those that no view performs come last.
  private static func groups(_ rows: ArraySlice<Diagram.Row>) -> [[Diagram.Row]] {
    var groups: [[Diagram.Row]] = []
    for row in rows {
      if row.role.isOfSegue || groups.isEmpty {
        groups.append([row])
      } else {
        groups[groups.count - 1].append(row)
      }
    }
    let heights = groups.map { $0.first?.trigger?.y ?? .infinity }
    return groups.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { groups[$0] }
  }

  private static func width(of row: Diagram.Row) -> Double {
    let text = row.line.width + 2 * inset + indentation(of: row)
    switch row.role {
    case .name(let badges): return badges.reduce(text) { $0 + badgeGap + badgeWidth($1) }
    case .problem, .moreOfProblem: return text + sign
    case .segue, .reference, .text, .note: return text
    case .legend: return 2 * inset + row.line.spans.reduce(0) { $0 + legendWidth($1) }
    }
  }

  /// The indentation of a row for the sign before it. The sign of a segue is on its line.
  static func indentation(of row: Diagram.Row) -> Double {
    switch row.role {
    case .segue(.some), .reference: 0
    case .segue(nil), .name, .note: row.change == nil ? 0 : sign
    case .text, .problem, .moreOfProblem, .legend: 0
    }
  }

  /// The width of a sign and its meaning.
  static func legendWidth(_ span: TextSpan) -> Double { sign + TextLine([span]).width + 14 }

  static func indentation(of caption: Diagram.Caption) -> Double {
    caption.change == nil ? 0 : caption.isMore ? 2 * sign : sign
  }

  static func size(ofCaptions captions: [Diagram.Caption]) -> DiagramSize {
    guard !captions.isEmpty else { return DiagramSize() }
    let width = captions.map { $0.line.width + indentation(of: $0) }.max() ?? 0
    return DiagramSize(width: width + 4, height: Double(captions.count) * caption + 4)
  }
}
