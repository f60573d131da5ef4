package import SceneCompiler
package import SceneCoverage
import SceneDiagnostics

/// The screens that the apps of recorded runs showed, in their order, as an HTML page. It is one file and loads no other.
package struct RunPage {
  private let map: SceneMap
  private let runs: [FlowRun]
  private let links: SourceLinks
  private let screens: BoxScreens
  /// The number of the screen of each controller that has one and is shown.
  private var numbers: [Int: Int] = [:]
  private var shown: [BoxScreen] = []

  /// - Parameter screens: the screens of the map's controllers; others are boxes with their names.
  package init(_ map: SceneMap, _ runs: [FlowRun], links: SourceLinks, screens: BoxScreens) {
    (self.map, self.runs, self.links, self.screens) = (map, runs, links, screens)
    for case .controller(let index) in runs.flatMap(\.steps) where numbers[index] == nil {
      guard let screen = screen(of: index) else { continue }
      numbers[index] = shown.count
      shown.append(screen)
    }
  }

  private func screen(of index: Int) -> BoxScreen? {
    let controller = map.controllers[index]
    return screens[path: map.files[controller.file].path, position: controller.position]
  }

  /// The page as text.
  package var text: String {
    """
    \(MapFormat.html.marker) coverage. -->
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Runs</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <svg class="screens" aria-hidden="true"><defs>
    \(symbols)</defs></svg>
    <header>
    <h1>Runs</h1>
    <p>\(summary)</p>
    </header>
    <main>
    \(sections)</main>
    </body>
    </html>

    """
  }

  /// `12 runs went 9 ways`.
  private var summary: String {
    let count = runs.reduce(0) { $0 + $1.count }
    return "\(count) \(count == 1 ? "run" : "runs") went \(runs.count) \(runs.count == 1 ? "way" : "ways")."
  }

  /// Each screen once; what shows it refers to it.
  private var symbols: String {
    shown.enumerated().map { number, screen in
      "<symbol id=\"screen\(number)\" viewBox=\"0 0 \(screen.size.width.short) \(screen.size.height.short)\">\n"
        + screen.element(prefix: "screen\(number)") + "\n</symbol>\n"
    }.joined()
  }

  // MARK: Runs

  private var sections: String {
    runs.enumerated().map { index, run in
      let times = run.count == 1 ? "" : " <span class=\"quiet\">× \(run.count)</span>"
      return "<section>\n<h2>\(index + 1). \(title(of: run))\(times)</h2>\n<ol>\n\(items(of: run))</ol>\n</section>\n"
    }.joined()
  }

  /// `home → detail`: where the run began and ended.
  private func title(of run: FlowRun) -> String {
    let names = run.steps.compactMap { step -> String? in
      if case .controller(let index) = step { map.controllers[index].name } else { nil }
    }
    guard let first = names.first, let last = names.last else { return "segues" }
    return (first == last ? first : "\(first) → \(last)").inXML
  }

  private func items(of run: FlowRun) -> String {
    run.steps.indices.map { index in
      switch run.steps[index] {
      case .controller(let controller): figure(of: controller, touch: touch(after: index, of: controller, in: run))
      case .segue(let segue): "<li class=\"way\">\(words(for: map.segues[segue]).inXML)</li>\n"
      }
    }.joined()
  }

  /// Where the user touched a screen: at the view of the next segue, if the screen has it.
  private func touch(after index: Int, of controller: Int, in run: FlowRun) -> DiagramPoint? {
    for step in run.steps[(index + 1)...] {
      guard case .segue(let next) = step else { return nil }
      // Containers fill themselves before the user does anything.
      guard map.segues[next].kind != "embed" else { continue }
      return map.segues[next].source == controller
        ? screen(of: controller)?.trigger(of: map.segues[next].position) : nil
    }
    return nil
  }

  private func figure(of index: Int, touch: DiagramPoint?) -> String {
    let controller = map.controllers[index]
    let file = map.files[controller.file]
    let place = "\(file.name):\(controller.position.line)"
    let link = links.url(file.path, line: controller.position.line)
    return """
      <li><figure>
      \(picture(of: index, controller.name, touch))
      <figcaption>\(controller.name.inXML)<br><a href="\(link.inXML)">\(place.inXML)</a></figcaption>
      </figure></li>

      """
  }

  private func picture(of index: Int, _ name: String, _ touch: DiagramPoint?) -> String {
    guard let number = numbers[index] else {
      return "<div class=\"box\">\(map.controllers[index].element.inXML)</div>"
    }
    let size = shown[number].size
    let (width, height) = (size.width.short, size.height.short)
    let mark = touch.map { "<circle cx=\"\($0.x.short)\" cy=\"\($0.y.short)\" r=\"9\" class=\"touch\"/>" } ?? ""
    return "<svg role=\"img\" aria-label=\"\(name.inXML)\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\"><use href=\"#screen\(number)\" width=\"\(width)\" "
      + "height=\"\(height)\"/>\(mark)</svg>"
  }

  /// `push by cartButton`, `embed login`, `unwind closed(_:)`.
  private func words(for segue: SceneMap.Segue) -> String {
    let kind = segue.kind ?? "segue"
    if let action = segue.unwindAction { return "\(kind) \(action)" }
    if let view = segue.view, segue.kind != "embed" { return "\(kind) by \(view)" }
    return [kind, segue.identifier].compactMap(\.self).joined(separator: " ")
  }

  private static let style = """
    \(PageStyle.colors)
    body { margin: 0; color: var(--ink); background: var(--ground);
      font: 14px/1.4 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
    header, section { padding: 12px 24px; }
    section { border-top: 1px solid var(--line); break-inside: avoid; }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 15px; margin: 0 0 8px; overflow-wrap: anywhere; }
    header p { margin: 0; }
    header p, .quiet, figcaption { color: var(--quiet); }
    ol { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin: 0; padding: 0; list-style: none; }
    figure { margin: 0; }
    figcaption { font-size: 12px; max-width: 170px; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    .box { display: grid; place-items: center; width: 120px; height: 60px; padding: 4px; text-align: center;
      border: 1px solid var(--line); border-radius: 6px; font-size: 12px; overflow-wrap: anywhere; }
    .way { max-width: 110px; font-size: 12px; text-align: center; overflow-wrap: anywhere; }
    .way::after { content: "→"; display: block; font-size: 20px; line-height: 1; }
    .touch { fill: #ff9500; fill-opacity: 0.35; stroke: #ff9500; stroke-width: 2; }
    .screens { position: absolute; width: 0; height: 0; }
    """
}
