import LayoutSolver
import UIKitFacts

/// The text of a content in a frame: its lines, and whether they hold all of it.
struct ShownText {
  let text: String
  let lines: TextLines
  let isTruncated: Bool

  /// Nil for a content without text.
  init?(_ content: Content, _ frame: LayoutRect) {
    switch content {
    case .text(let text):
      self.init(text, width: frame.size.width, height: frame.size.height)
    case .button(let button):
      guard let title = button.title else { return nil }
      let insets = button.insets.left + button.insets.right
      self.init(title, width: frame.size.width - insets, height: .infinity)
    case .none, .fixed, .image, .measured: return nil
    }
  }

  private init(_ content: TextContent, width: Double, height: Double) {
    text = content.runs.map(\.text).joined()
    // Frames end on pixels, so a text can be a little wider than its frame.
    let lines = content.lines(fitting: width + 0.6)
    self.lines = lines
    isTruncated = lines.isTruncated || lines.height > height + 1 && height > 0
  }
}
