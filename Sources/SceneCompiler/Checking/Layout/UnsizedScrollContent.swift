package import SceneDiagnostics

/// Constraints leave the size of a scroll view's content open.
package struct UnsizedScrollContent: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    The content of a scroll view has to be as large as something: a view that is pinned to all edges of
    `contentLayoutGuide` and that has a size, by constraints or by what is in it. Otherwise the content has no size, and
    nothing scrolls.

    Wrong:

        <scrollView pin="superview">
          <view pin="contentLayoutGuide"/>
        </scrollView>

    Right:

        <scrollView pin="superview">
          <view pin="contentLayoutGuide" width="frameLayoutGuide.width" height="1200"/>
        </scrollView>

    If code adds the constraints that are missing, or sets `contentSize`, ignore the warning with a comment above the
    scroll view: `<!-- scenec:ignore unsized-scroll-content -->`.
    """
  let scrollView: String
  let measures: [LayoutMeasure]

  /// - Parameter measures: what the content lacks: its width, its height or both.
  package init(of scrollView: String, measures: [LayoutMeasure]) {
    (self.scrollView, self.measures) = (scrollView, measures)
  }

  package var text: String { "the content of '\(scrollView)' has \(measures.absence)" }
  package var help: String? { "a view in it that is pinned to all edges of 'contentLayoutGuide' needs a size" }
}
