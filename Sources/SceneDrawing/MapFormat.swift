public import SceneCompiler
import SceneDiagnostics

/// The formats of a map.
public enum MapFormat: String, Sendable, CaseIterable {
  /// A picture.
  case svg
  /// A page with a picture, for large apps.
  case html
  /// A flowchart for Markdown.
  case mermaid
  /// A graph for Graphviz.
  case dot
  /// Data for programs.
  case json

  /// The map in this format.
  ///
  /// - Parameter links: the links of a page to lines of scene files.
  public func text(of map: SceneMap, links: SourceLinks = SourceLinks()) -> String {
    text(of: map, links: links, screens: BoxScreens())
  }

  /// The map in this format.
  ///
  /// - Parameter screens: the screens that the boxes of a picture or of a page show.
  package func text(of map: SceneMap, links: SourceLinks, screens: BoxScreens) -> String {
    switch self {
    case .svg: VectorPicture(map, screens: screens).text
    case .html: HTMLPage(map, links: links, screens: screens).text
    case .mermaid: MermaidChart(map).text
    case .dot: DOTGraph(map).text
    case .json: MapJSON.value(of: map).text + "\n"
    }
  }

  /// Whether it can show screens.
  package var showsScreens: Bool { self == .svg || self == .html }

  /// The first characters of a file in this format.
  public var marker: String {
    switch self {
    case .svg: "<!-- Made by scenec"
    case .html: "<!DOCTYPE html>\n<!-- Made by scenec"
    case .mermaid: "%% Made by scenec"
    case .dot: "// Made by scenec"
    case .json: "{\n  \"generator\": \"scenec"
    }
  }
}
