import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics

/// The object in a document that a view of the scene was made from.
public struct ViewOrigin: Sendable, Equatable {
  /// The id of the controller or of the view of the file.
  public let owner: String
  /// The view in the scene, by its id or by its place: `view/stackView[0]/label[1]`.
  public let view: String
  /// The object ID in the document.
  public let objectID: String?
  /// The offset of the element in the document.
  public let offset: Int?
  /// The frame that Interface Builder solved: `x`, `y`, width and height, in the superview.
  public let rect: [Double]?

  /// Those of all views of a scene.
  static func all(in root: DraftElement) -> [ViewOrigin] {
    root.children.flatMap { origins(of: $0, owner: $0.name ?? $0.kind.name, path: "") }
  }

  private static func origins(of element: DraftElement, owner: String, path: String) -> [ViewOrigin] {
    var result: [ViewOrigin] = []
    if element.isView {
      result.append(
        ViewOrigin(
          owner: owner, view: element.name ?? path, objectID: element.source?.id,
          offset: element.source?.range.start, rect: rect(of: element)))
    }
    var counts: [String: Int] = [:]
    for child in element.children where child.isView || child.kind.role == .tableSection {
      let number = counts[child.kind.name, default: 0]
      counts[child.kind.name] = number + 1
      let step = element.kind.role == .controller ? child.kind.name : "\(child.kind.name)[\(number)]"
      result += origins(of: child, owner: owner, path: path.isEmpty ? step : path + "/" + step)
    }
    return result
  }

  private static func rect(of element: DraftElement) -> [Double]? {
    guard let rect = element.source?.children(named: "rect").first(where: { $0.key == "frame" }) else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap(Double.init) }
    return numbers.count == 4 && numbers.allSatisfy { abs($0) < 1e9 } ? numbers : nil
  }
}
