import InterfaceBuilder
import SceneCatalog

/// Where Interface Builder has placed a view: what its constraints gave on the canvas.
public struct SolvedFrame: Sendable, Equatable {
  /// The id of the controller or of the view of the file.
  public let owner: String
  /// The view in the scene, by its id or by its place: `view/stackView[0]/label[1]`.
  public let view: String
  /// `x`, `y`, width and height, in the superview.
  public let rect: [Double]

  /// The frames of all views of a scene that have one in the document.
  static func all(in root: SceneElement) -> [SolvedFrame] {
    root.children.flatMap { frames(of: $0, owner: $0.name ?? $0.kind.name, path: "") }
  }

  private static func frames(of element: SceneElement, owner: String, path: String) -> [SolvedFrame] {
    var result: [SolvedFrame] = []
    if element.isView, let rect = rect(of: element) {
      result.append(SolvedFrame(owner: owner, view: element.name ?? path, rect: rect))
    }
    var counts: [String: Int] = [:]
    for child in element.children where child.isView || child.kind.role == .tableSection {
      let number = counts[child.kind.name, default: 0]
      counts[child.kind.name] = number + 1
      let step = element.kind.role == .controller ? child.kind.name : "\(child.kind.name)[\(number)]"
      result += frames(of: child, owner: owner, path: path.isEmpty ? step : path + "/" + step)
    }
    return result
  }

  private static func rect(of element: SceneElement) -> [Double]? {
    guard let rect = element.source?.children(named: "rect").first(where: { $0.key == "frame" }) else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap(Double.init) }
    return numbers.count == 4 && numbers.allSatisfy { abs($0) < 1e9 } ? numbers : nil
  }
}
