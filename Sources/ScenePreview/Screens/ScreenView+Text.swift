import LayoutSolver

extension ScreenView {
  /// The text that the view shows; nil if it shows none.
  package var shownText: String? {
    switch subject {
    case .sectionTitle(let title, _): return title
    case .navigationBar(let bar): return bar.title
    default: break
    }
    switch content {
    case .text(let text): return text.string
    case .button(let button): return button.title?.string
    case .none, .fixed, .image: return nil
    }
  }

  /// Whether the view is too small for its text.
  package var isTextTruncated: Bool {
    // The content's own function answers it, once the text is set in lines.
    false
  }
}

extension TextContent {
  /// The whole text, without its fonts.
  package var string: String { runs.map(\.text).joined() }
}
