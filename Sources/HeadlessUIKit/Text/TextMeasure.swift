/// How much room text takes.
///
/// There are no font files here. Each character is half as wide as its font is high, and a line is a fifth higher than
/// its font: near enough for text that has to be somewhere, and the same on every machine.
struct TextMeasure {
  let font: UIFont

  private var lineHeight: CGFloat { (font.pointSize * 1.2).rounded(.up) }

  /// The size of a text with a maximum width of `limit` and a maximum number of lines, unless they are 0.
  func size(of text: String, limit: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map(width)
    let wraps = lines != 1 && limit > 0
    // A quotient can be more than an integer holds, or not a number, which is one row.
    let rows = widths.reduce(CGFloat(0)) { $0 + (wraps ? max(1, ($1 / limit).rounded(.up)) : 1) }
    let shown = lines > 0 ? min(rows, CGFloat(lines)) : rows
    let widest = widths.max() ?? 0
    return CGSize(width: wraps ? min(widest, limit) : widest, height: shown * lineHeight)
  }

  private func width(of line: Substring) -> CGFloat {
    (CGFloat(line.count) * font.pointSize / 2).rounded(.up)
  }
}
