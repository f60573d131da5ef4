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
    ViewOrigin.all(in: root).compactMap { origin in
      origin.rect.map { SolvedFrame(owner: origin.owner, view: origin.view, rect: $0) }
    }
  }
}
