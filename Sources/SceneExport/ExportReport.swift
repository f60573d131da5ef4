import SceneCatalog
import SceneDiagnostics

/// The outcome of an export: counts and omissions.
public struct ExportReport: Sendable {
  /// An element or attribute that the storyboard does not contain.
  public struct Omission: Sendable, Equatable {
    /// The line of the scene.
    public let line: Int
    /// The column.
    public let column: Int
    /// The element with the element around it: `viewController/parameter`.
    public let element: String
    /// The attribute; nil for an element with all that is in it.
    public let attribute: String?
    /// Whether the notes of an object have it, from which the import takes it.
    public let isNoted: Bool
    /// The reason.
    public let reason: String
  }

  /// The number of elements and attributes of the storyboard.
  public private(set) var carried = 0
  /// The number of elements and attributes in notes.
  public private(set) var noted = 0
  /// The number of omitted elements and attributes.
  public private(set) var left = 0
  /// The omissions, in the order of the scene.
  public private(set) var omissions: [Omission] = []

  init(_ scene: SceneRecord) {
    add(scene.root, LineTable(scene.file), isInside: false)
  }

  private mutating func add(_ node: SceneNode, _ lines: LineTable, isInside: Bool) {
    let fate = node.fates[""] ?? .left("the export does not know it")
    count(fate)
    if fate != .carried, !isInside { report(node, nil, fate, node.range, lines) }
    let isWhole = isInside || fate != .carried
    for attribute in node.attributes where attribute.style == nil {
      let own = node.fates[attribute.name] ?? (isWhole ? fate : .left("the export does not know it"))
      count(own)
      if own != .carried, !isWhole { report(node, attribute.name, own, attribute.range, lines) }
    }
    for child in node.children { add(child, lines, isInside: isWhole) }
  }

  private mutating func count(_ fate: ExportFate) {
    switch fate {
    case .carried: carried += 1
    case .noted: noted += 1
    case .left: left += 1
    }
  }

  private mutating func report(
    _ node: SceneNode, _ attribute: String?, _ fate: ExportFate, _ range: SourceRange, _ lines: LineTable
  ) {
    let position = lines.position(of: range.start)
    let (reason, isNoted): (String, Bool) =
      switch fate {
      case .carried: ("", false)
      case .noted(let reason): (reason, true)
      case .left(let reason): (reason, false)
      }
    omissions.append(
      Omission(
        line: position.line, column: position.column,
        element: (node.parent.map { $0.kind.name + "/" } ?? "") + node.kind.name, attribute: attribute,
        isNoted: isNoted, reason: reason))
  }
}
