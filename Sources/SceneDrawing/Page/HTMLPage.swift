public import SceneCompiler
import SceneDiagnostics

/// A map as an HTML page, with a picture that can be zoomed and searched. It is one file and loads no other.
public struct HTMLPage {
  private let map: SceneMap
  private let links: SourceLinks
  private let screens: BoxScreens

  /// The page of `map`.
  public init(_ map: SceneMap, links: SourceLinks = SourceLinks()) {
    self.init(map, links: links, screens: BoxScreens())
  }

  /// The page of `map`, whose boxes show screens.
  package init(_ map: SceneMap, links: SourceLinks, screens: BoxScreens) {
    (self.map, self.links, self.screens) = (map, links, screens)
  }

  /// The page as text.
  public var text: String {
    """
    <!DOCTYPE html>
    <!-- Made by scenec \(map.isOfTwoVersions ? "diff" : "graph"). -->
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(map.title.inXML)</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <header>
    <h1>\(map.title.inXML)</h1>
    <p>\(map.summary.inXML)</p>
    <label>Search <input id="search" type="search" autocomplete="off" placeholder="controller, class, segue"></label>
    <output id="count"></output>
    <span class="zoom">
    <button id="smaller" type="button" aria-label="Zoom out">−</button>
    <button id="fit" type="button">Fit</button>
    <button id="larger" type="button" aria-label="Zoom in">+</button>
    </span>
    </header>
    <main>
    <div id="picture" tabindex="0">
    \(VectorPicture(map, isInteractive: true, screens: screens).text)</div>
    <aside id="details" aria-live="polite" hidden></aside>
    </main>
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// The page loads nothing.
  private static let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  // MARK: Data

  /// The data of the script, as JSON that cannot end the element.
  private var data: String {
    let controllers = map.controllers.map(controller)
    let segues = map.segues.map(segue)
    let value = JSON.object([("controllers", .array(controllers)), ("segues", .array(segues))])
    return value.text.replacing("<", with: "\\u003c")
  }

  private func controller(_ controller: SceneMap.Controller) -> JSON {
    .object([
      ("key", .string(controller.key)),
      ("name", .string(controller.name)),
      ("text", .string(map.tooltip(of: controller))),
      ("place", .string("\(map.files[controller.file].shortName):\(controller.position.line)")),
      ("link", .string(links.url(map.files[controller.file].path, line: controller.position.line))),
    ])
  }

  private func segue(_ segue: SceneMap.Segue) -> JSON {
    let file = map.files[map.controllers[segue.source].file]
    return .object([
      ("source", .number(segue.source)),
      ("destination", segue.destination.map { .number($0) } ?? .null),
      ("name", .string([map.word(for: segue), map.label(of: segue)].filter { !$0.isEmpty }.joined(separator: " "))),
      ("text", .string(map.tooltip(of: segue))),
      ("place", .string("\(file.shortName):\(segue.position.line)")),
      ("link", .string(links.url(file.path, line: segue.position.line))),
    ])
  }
}
