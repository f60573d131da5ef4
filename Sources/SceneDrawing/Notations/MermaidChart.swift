public import SceneCompiler
import SceneDiagnostics

/// A map as a Mermaid flowchart, which GitHub and others show in Markdown.
public struct MermaidChart {
  private let map: SceneMap
  private let shown: ShownScenes

  /// The flowchart of `map`.
  public init(_ map: SceneMap) {
    self.map = map
    shown = ShownScenes(map)
  }

  /// The flowchart as text.
  public var text: String {
    var lines = ["%% Made by scenec graph.", "flowchart LR"]
    for index in shown.files { lines += group(index, map.files[index]) }
    lines += map.segues.indices.flatMap(segue)
    lines += notes
    lines += [
      "  classDef initial stroke-width:3px", "  classDef elsewhere stroke-dasharray:5 3",
      "  classDef unreachable stroke-dasharray:5 3", "  classDef lost stroke:#cf222e,stroke-dasharray:1 3",
      "  classDef error stroke:#cf222e,stroke-width:2px", "  classDef warning stroke:#9a6700,stroke-width:2px",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Controllers

  private func group(_ index: Int, _ file: SceneMap.File) -> [String] {
    let lines = ContainmentOutline(shown.children, tops: shown.tops[index]).lines { entry, indentation in
      switch entry {
      case .begin(let controller):
        ["\(indentation)subgraph in\(controller)[\(Self.quoted(map.controllers[controller].name))]"]
          + node(controller, indentation + "  ")
      case .leaf(let controller): node(controller, indentation)
      case .end: ["\(indentation)end"]
      }
    }
    guard map.files.count > 1 else { return lines.map { "  " + $0 } }
    return ["  subgraph file\(index)[\(Self.quoted(file.shortName))]"] + lines.map { "    " + $0 } + ["  end"]
  }

  private func node(_ index: Int, _ indentation: String) -> [String] {
    let controller = map.controllers[index]
    var lines = [controller.name, map.detail(of: controller)]
    if let title = controller.title { lines[0] += " “\(title)”" }
    lines += controller.parameters.map { "needs \(map.text(of: $0))" }
    if controller.isEntry { lines[0] = "▶ " + lines[0] }
    if controller.isUnreachable { lines.append("unreachable") }
    lines += controller.problems.map { map.text(of: map.problems[$0]) }
    let label = Self.quoted(lines.joined(separator: "\n"))
    return ["\(indentation)c\(index)[\(label)]"] + classes(of: controller).map { "\(indentation)class c\(index) \($0)" }
  }

  private func classes(of controller: SceneMap.Controller) -> [String] {
    var classes = controller.isEntry ? ["initial"] : []
    if controller.isPlaceholder { classes.append("elsewhere") }
    if controller.isUnreachable { classes.append("unreachable") }
    return classes + (map.worst(of: controller.problems).map { [$0.rawValue] } ?? [])
  }

  // MARK: Segues

  private func segue(_ index: Int) -> [String] {
    let segue = map.segues[index]
    var label = [map.word(for: segue), map.label(of: segue), segue.view.map { "· \($0)" } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    label += segue.problems.map { "\n" + map.text(of: map.problems[$0]) }.joined()
    let target = segue.destination.map { "c\($0)" } ?? "lost\(index)"
    let edge = "  c\(segue.source) \(Self.arrow(SegueStyle(segue.kind)))|\(Self.quoted(label))| \(target)"
    guard segue.destination == nil else { return [edge] }
    if let omitted = segue.omittedDestination {
      return ["  \(target)[\(Self.quoted(omitted.key))]", "  class \(target) elsewhere", edge]
    }
    return ["  \(target)[\(Self.quoted((segue.destinationName ?? "") + "?"))]", "  class \(target) lost", edge]
  }

  private static func arrow(_ style: SegueStyle) -> String {
    switch style {
    case .embed, .relationship: "==>"
    case .push, .show, .showDetail, .replace: "-->"
    case .present, .popover: "--o"
    case .unwind: "-.->"
    case .custom, .unknown: "-.-x"
    }
  }

  // MARK: Problems

  /// Problems outside of controllers, as a note.
  private var notes: [String] {
    map.files.indices.flatMap { file in
      shown.problems(of: file, map).flatMap { problem -> [String] in
        let text = map.files.count > 1 ? "\(map.files[file].shortName)\n" : ""
        return [
          "  note\(problem)[\(Self.quoted(text + map.text(of: map.problems[problem])))]",
          "  class note\(problem) \(map.problems[problem].severity.rawValue)",
        ]
      }
    }
  }

  /// Text in quotation marks. Mermaid interprets only entities in it.
  static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      for scalar in String(line).singleLine.unicodeScalars {
        switch scalar {
        case "\"", "#", "&", "<", ">", "`", "%", "\\":
          result += "#\(scalar.value);"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
    return "\"\(lines.joined(separator: "<br>"))\""
  }
}
