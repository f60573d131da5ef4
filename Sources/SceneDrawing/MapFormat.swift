public import SceneCompiler
import SceneDiagnostics

/// The forms in which a map can be written.
public enum MapFormat: String, Sendable, CaseIterable {
  /// A picture.
  case svg
  /// A flowchart for Markdown.
  case mermaid
  /// A graph for Graphviz.
  case dot
  /// Data for programs.
  case json

  /// The map in this form.
  public func text(of map: SceneMap) -> String {
    switch self {
    case .svg: VectorPicture(map).text
    case .mermaid: MermaidChart(map).text
    case .dot: DOTGraph(map).text
    case .json: MapJSON.value(of: map).text + "\n"
    }
  }

  /// What a file in this form begins with.
  public var marker: String {
    switch self {
    case .svg: "<!-- Made by scenec"
    case .mermaid: "%% Made by scenec"
    case .dot: "// Made by scenec"
    case .json: "{\n  \"generator\": \"scenec"
    }
  }
}
