/// The registration of a prototype's class for an identifier, by which a list creates views.
public struct Reuse: Sendable, Equatable {
  /// The class of the list.
  public let list: String
  /// The suffix of a prototype's name: `Cell`.
  public let suffix: String
  /// The initialiser that the list calls: the parameters in Swift, and what of them a superclass gets.
  ///
  /// `{style}` stands for the value of an attribute.
  public let parameters: String
  /// The arguments of the superclass's initialiser.
  package let arguments: SwiftPattern
  /// The label of the identifier where a class is registered: `forCellReuseIdentifier`.
  public let registration: String
  /// The function of the support file that dequeues one.
  public let dequeuing: String
  /// Whether the list knows several kinds of it.
  public let hasKinds: Bool
  /// Whether code dequeues one for an index path.
  public let takesIndexPath: Bool

  init(
    list: String, suffix: String, parameters: String, arguments: SwiftPattern, registration: String, dequeuing: String,
    hasKinds: Bool = false, takesIndexPath: Bool = true
  ) {
    self.list = list
    self.suffix = suffix
    self.parameters = parameters
    self.arguments = arguments
    self.registration = registration
    self.dequeuing = dequeuing
    self.hasKinds = hasKinds
    self.takesIndexPath = takesIndexPath
  }

  /// The labels of that initialiser.
  package var labels: [String] {
    parameters.dropFirst().split(separator: ",").map { String($0.drop { $0 == " " }.prefix { $0 != ":" }) }
  }

  private static let tableCell = Reuse(
    list: "UITableView", suffix: "Cell", parameters: "(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
    arguments: "(style: {style}, reuseIdentifier: reuseIdentifier)", registration: "forCellReuseIdentifier",
    dequeuing: "cell")
  private static let headerFooterView = Reuse(
    list: "UITableView", suffix: "", parameters: "(reuseIdentifier: String?)",
    arguments: "(reuseIdentifier: reuseIdentifier)", registration: "forHeaderFooterViewReuseIdentifier",
    dequeuing: "headerFooterView", takesIndexPath: false)
  private static let collectionCell = Reuse(
    list: "UICollectionView", suffix: "Cell", parameters: "(frame: CGRect)", arguments: "(frame: frame)",
    registration: "forCellWithReuseIdentifier", dequeuing: "cell")
  private static let supplementaryView = Reuse(
    list: "UICollectionView", suffix: "", parameters: "(frame: CGRect)", arguments: "(frame: frame)",
    registration: "withReuseIdentifier", dequeuing: "supplementaryView", hasKinds: true)

  /// The reuse of elements with a role; nil if lists do not create them.
  static func of(_ role: Role) -> Reuse? {
    switch role {
    case .tableCell: tableCell
    case .headerFooterView: headerFooterView
    case .collectionCell: collectionCell
    case .supplementaryView: supplementaryView
    default: nil
    }
  }
}

extension ElementKind {
  /// The reuse of the element; nil if lists do not create it.
  package var reuse: Reuse? { Reuse.of(role) }
}
