import SceneDiagnostics
import VectorPictures

/// A page that shows screens: one file, whose segues work by click.
package struct PreviewPage {
  private let variants: [(label: String, screens: [Screen])]

  /// - Parameter variants: the screens in each environment, in the same order.
  package init(_ variants: [(label: String, screens: [Screen])]) { self.variants = variants }

  /// The page.
  package var html: String {
    let screens = variants.first?.screens ?? []
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <meta name="generator" content="scenec preview">
      <title>Screens</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Screens</h1>
      <label>Shown on <select id="variant">\(options)</select></label>
      <button type="button" id="back" disabled>Back</button>
      <label><input type="checkbox" id="inspect"> Inspect views</label>
      <label><input type="checkbox" id="mark" checked> Mark findings</label>
      </header>
      <nav aria-label="Screens"><ul>
      \(screens.map(item).joined(separator: "\n"))
      </ul></nav>
      <main aria-live="polite"><h2 id="title"></h2><div id="stage"></div></main>
      <aside aria-label="Details"><div id="details"></div></aside>
      \(pictures)
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var options: String {
    variants.enumerated().map { "<option value=\"\($0)\">\(SVGText.escaped($1.label))</option>" }.joined()
  }

  private func item(_ screen: Screen) -> String {
    let name = SVGText.escaped(screen.controller)
    let count = screen.findings.count
    let findings = count == 0 ? "" : " <span class=\"count\" title=\"Findings\">\(count)</span>"
    return "<li><a href=\"#\(name)\" data-screen=\"\(name)\">\(name)\(findings)</a></li>"
  }

  /// The drawings, which the browser does not lay out until one is shown.
  private var pictures: String {
    variants.enumerated().flatMap { number, variant in
      variant.screens.enumerated().map { index, screen in
        let svg = SVGWriter.document(
          screen.picture, title: screen.controller, prefix: "v\(number)s\(index)",
          attributes: " focusable=\"false\"" + (screen.fillsDevice ? " class=\"device\"" : ""), isClickable: true)
        return "<template data-variant=\"\(number)\" data-index=\"\(index)\">\(svg)</template>"
      }
    }.joined(separator: "\n")
  }

  /// What the script knows of the screens. Nothing in it can end the element.
  private var data: String {
    PreviewPageData(variants).json.compactText.replacing("<", with: "\\u003C")
  }
}
