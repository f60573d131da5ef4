import SceneCompiler

/// A sign for an added, removed or changed element, which does not depend on colours.
struct ChangeSign {
  private let kind: SceneMap.Change.Kind
  private let isOfNote: Bool

  /// - Parameter isOfNote: whether it precedes text, rather than a controller or a segue.
  init(_ kind: SceneMap.Change.Kind, isOfNote: Bool = false) {
    self.kind = kind
    self.isOfNote = isOfNote
  }

  /// The sign as an SVG element.
  func element(at middle: DiagramPoint) -> String {
    "<g class=\"sign \(kind.rawValue)\(isOfNote ? " note" : "")\">"
      + "<circle class=\"full\" cx=\"\(middle.x.short)\" cy=\"\(middle.y.short)\" r=\"6\"/>"
      + "<path d=\"\(strokes(at: middle))\"/></g>"
  }

  private func strokes(at middle: DiagramPoint) -> String {
    let (left, y) = ((middle.x - 3).short, middle.y.short)
    switch kind {
    case .added: return "M\(left) \(y)h6M\(middle.x.short) \((middle.y - 3).short)v6"
    case .removed: return "M\(left) \(y)h6"
    case .changed: return "M\((middle.x - 3.5).short) \((middle.y + 1).short)c1.5 -4 2.5 -3 3.5 -1s2 3 3.5 -1"
    }
  }
}
