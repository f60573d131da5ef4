/// The style of a picture, for light and dark backgrounds.
enum Stylesheet {
  /// The style sheet.
  static let text = """
    .ground { fill: #ffffff; }
    .file { fill: #f6f8fa; stroke: #d1d9e0; }
    .controller { fill: #ffffff; stroke: #818b98; }
    .shaded { fill: #f6f8fa; }
    .turns { fill: none; stroke: #818b98; stroke-dasharray: 2 2; }
    .placeholder, .unreachable { stroke-dasharray: 5 3; }
    .initial { stroke: #1f2328; stroke-width: 2; }
    .wrong { stroke: currentColor; stroke-width: 2; }
    .badge { fill: #1f2328; }
    .badge.odd { fill: #59636e; }
    text { fill: #1f2328; font-size: 11px; }
    .name { font-size: 13px; font-weight: 700; }
    .detail { fill: #59636e; }
    .on { fill: #ffffff; font-size: 9.5px; font-weight: 700; text-anchor: middle; }
    .kind { fill: currentColor; font-weight: 700; }
    .problem { fill: currentColor; }
    .end { text-anchor: end; }
    .line, .head { fill: none; stroke: currentColor; stroke-width: 1.5; }
    .thick .line { stroke-width: 3; }
    .full, .dot { fill: currentColor; }
    \(dashes)
    \(rules { $0.light })
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117; }
      .file { fill: #151b23; stroke: #3d444d; }
      .controller { fill: #0d1117; stroke: #656c76; }
      .shaded { fill: #151b23; }
      .turns { fill: none; stroke: #656c76; }
      .initial { stroke: #f0f6fc; }
      .wrong { stroke: currentColor; }
      .badge { fill: #f0f6fc; }
      .badge.odd { fill: #9198a1; }
      text { fill: #f0f6fc; }
      .detail { fill: #9198a1; }
      .on { fill: #0d1117; }
      .kind, .problem { fill: currentColor; }
      \(rules { $0.dark }.split(separator: "\n").joined(separator: "\n  "))
    }
    """

  /// The additional style of a picture with screens.
  static let screens = ".lead { fill: none; stroke: currentColor; stroke-dasharray: 2 2; }"

  /// The additional style of a picture of recorded runs: what they covered is green, what they missed is red,
  /// and its lines are dotted.
  static let coverage = """
    .covered { color: #1a7f37; }
    .missed { color: #cf222e; }
    rect.covered { stroke: #1a7f37; fill: #eafbee; }
    rect.missed { stroke: #cf222e; stroke-width: 2; stroke-dasharray: 6 4; fill: #fff1f0; }
    .missed .line { stroke-width: 2.5; stroke-dasharray: 2 5; }
    @media (prefers-color-scheme: dark) {
      .covered { color: #3fb950; }
      .missed { color: #f85149; }
      rect.covered { stroke: #3fb950; fill: #12261e; }
      rect.missed { stroke: #f85149; fill: #25171c; }
    }
    """

  /// The additional style of a picture of two versions.
  static let changes = """
    .former { fill: #59636e; font-size: 13px; }
    .struck tspan { text-decoration: line-through; }
    .sign path { fill: none; stroke: #ffffff; stroke-width: 1.5; stroke-linecap: round; }
    rect.added, rect.removed, rect.changed { stroke: currentColor; stroke-width: 2; }
    rect.removed, .removed .line { stroke-dasharray: 6 4; }
    \(changeRules { ($0.light, $0.lightFill) })
    rect.controller.stranded { stroke: #cf222e; stroke-width: 4; stroke-dasharray: 9 5; fill: #fff1f0; }
    .badge.stranded { fill: #cf222e; }
    @media (prefers-color-scheme: dark) {
      .former { fill: #9198a1; }
      .sign path { stroke: #0d1117; }
      rect.added, rect.removed, rect.changed { stroke: currentColor; }
      \(changeRules { ($0.dark, $0.darkFill) }.split(separator: "\n").joined(separator: "\n  "))
      rect.controller.stranded { stroke: #f85149; fill: #25171c; }
      .badge.stranded { fill: #f85149; }
    }
    """

  private typealias ChangeColors = (name: String, light: String, lightFill: String, dark: String, darkFill: String)

  private static let changeColors: [ChangeColors] = [
    ("added", "#1a7f37", "#eafbee", "#3fb950", "#12261e"),
    ("removed", "#cf222e", "#fff1f0", "#f85149", "#25171c"),
    ("changed", "#9a6700", "#fffbe5", "#d29922", "#272115"),
  ]

  private static func changeRules(_ colors: (ChangeColors) -> (stroke: String, fill: String)) -> String {
    changeColors.map { change in
      let colors = colors(change)
      return ".\(change.name) { color: \(colors.stroke); }\nrect.\(change.name) { fill: \(colors.fill); }"
    }.joined(separator: "\n")
  }

  private static let colors: [(classes: String, light: String, dark: String)] = [
    (".embed, .relationship", "#1a7f37", "#3fb950"),
    (".push, .show, .showDetail, .replace", "#0969da", "#4493f8"),
    (".present, .popover", "#8250df", "#ab7df8"),
    (".custom", "#bc4c00", "#db6d28"),
    (".unwind", "#6e7781", "#9198a1"),
    (".warning", "#9a6700", "#d29922"),
    (".error, .unknown", "#cf222e", "#f85149"),
  ]

  private static func rules(_ color: ((classes: String, light: String, dark: String)) -> String) -> String {
    colors.map { "\($0.classes) { color: \(color($0)); }" }.joined(separator: "\n")
  }

  private static let dashes = SegueStyle.allCases.filter { !$0.dashes.isEmpty }
    .map { ".\($0.rawValue) .line { stroke-dasharray: \($0.dashes); }" }.joined(separator: "\n")
}
