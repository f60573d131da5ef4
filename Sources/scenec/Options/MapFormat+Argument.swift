public import ArgumentParser
import PathKit
public import SceneDrawing

extension MapFormat: ExpressibleByArgument {
  /// The form of a file, if its name tells.
  init?(fileNamed path: String) {
    switch Path(path).extension?.lowercased() {
    case "svg": self = .svg
    case "mmd", "mermaid": self = .mermaid
    case "dot", "gv": self = .dot
    case "json": self = .json
    default: return nil
    }
  }
}
