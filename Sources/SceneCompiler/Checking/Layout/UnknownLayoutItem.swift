import SceneDiagnostics

struct UnknownLayoutItem: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Views are laid out by their superview, its guides, and views and layout guides of the same scene, by their ids:

        <label id="title" text="Title" top="safeArea 8"/>
        <label text="Subtitle" top="title.bottom + 4"/>

    What is in another scene is in another hierarchy of views; no constraint leads there.
    """
  let name: String
  let scene: String
  let kind: String?

  var text: String {
    kind.map { "'\(name)' is a '\($0)', which nothing can be laid out by" }
      ?? "no view or layout guide in the scene '\(scene)' is called '\(name)'"
  }
}

struct GuideWithoutScrollView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `contentLayoutGuide` is what moves in a scroll view, `frameLayoutGuide` what stays; tables, collections and text views
    scroll too. Other views have neither: use `superview`, `safeArea`, `layoutMargins` or `readableContent`.

        <scrollView pin="safeArea">
          <stackView axis="vertical" pin="contentLayoutGuide" width="frameLayoutGuide.width"/>
        </scrollView>
    """
  let guide: String
  let view: String
  let kind: String

  var text: String {
    "only scroll views have a '\(guide)', and " + (view == kind ? "" : "'\(view)' is ") + "a '\(kind)'"
      + (view == kind ? " is none" : "")
  }
}

struct UnknownGuide: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Behind the name of a view, a constraint may name one of its guides: `safeArea`, `layoutMargins`, `readableContent`, and
    for scroll views `contentLayoutGuide` and `frameLayoutGuide`. A layout guide has no guides of its own. `superview` and
    its guides stand alone; `firstAttribute` and `secondAttribute` name their sides.

        <constraint firstItem="title" firstAttribute="top" secondItem="card.layoutMargins" secondAttribute="top"/>
    """
  let item: String
  /// The element of the item; nil for the superview and its guides.
  let kind: String?
  let guide: String

  var text: String {
    kind.map { "'\(item)' is a '\($0)' and has no guide '\(guide)'" }
      ?? "'\(item)' has no part '\(guide)' in a constraint; write a guide alone, and a side as an attribute of its own"
  }
}

struct BaselineOfGuide: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A baseline is where a line of text stands. Guides are rectangles without text, so they have edges and centres only.

    Wrong:

        <label text="Title" firstBaseline="safeArea 40"/>

    Right:

        <label text="Title" top="safeArea 40"/>
    """
  let guide: String

  var text: String { "'\(guide)' is a guide and has no baseline; use an edge or a centre" }
}

struct MarginOfGuide: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Views have margins inside their edges: `leadingMargin` is the leading edge of what they leave free. Guides are
    rectangles without margins of their own, so a constraint names their edges.

    Wrong:

        <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="topMargin"/>

    Right:

        <constraint firstItem="title" firstAttribute="top" secondItem="safeArea" secondAttribute="top"/>
    """
  let guide: String
  let margin: String

  var text: String { "'\(guide)' is a guide and has no '\(margin)'; use '\(margin.dropLast("Margin".count))'" }
}
