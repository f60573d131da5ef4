public import ArgumentParser
public import SceneDrawing

extension MapFormat: ExpressibleByArgument {
  /// The format for a file extension.
  init?(fileNamed path: String) {
    guard let ending = Self.endings.first(where: { path.lowercased().hasSuffix("." + $0.text) }) else { return nil }
    self = ending.format
  }

  private static let endings: [(text: String, format: MapFormat)] = [
    ("svg", .svg), ("html", .html), ("mmd", .mermaid), ("mermaid", .mermaid), ("dot", .dot), ("gv", .dot),
    ("json", .json),
  ]
}
