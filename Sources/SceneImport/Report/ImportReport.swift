import InterfaceBuilder
import SceneDiagnostics

/// The outcome of an import: counts, omissions and notes.
public struct ImportReport: Sendable {
  /// An element or attribute that the scene does not contain.
  public struct Omission: Sendable, Equatable {
    /// The line of the document.
    public let line: Int
    /// The column.
    public let column: Int
    /// The element with the element around it: `button/state`.
    public let element: String
    /// The attribute; nil for an element with all that is in it.
    public let attribute: String?
    /// The value of the attribute.
    public let value: String?
    /// The number of elements and attributes inside, in addition.
    public let contents: Int
    /// Why it is left out.
    public let reason: String
  }

  /// The number of elements and attributes of each fate.
  public struct Counts: Sendable, Equatable {
    /// Elements and attributes that the scene contains.
    public internal(set) var carried = 0
    /// Elements and attributes without effect at run time.
    public internal(set) var withoutEffect = 0
    /// Omitted elements and attributes.
    public internal(set) var left = 0
  }

  /// A controller that loses much of what it has.
  public struct Loss: Sendable, Equatable {
    /// The line of the document.
    public let line: Int
    /// The controller's element and class.
    public let controller: String
    /// The number of elements and attributes that are carried over.
    public let carried: Int
    /// The number of omitted elements and attributes.
    public let left: Int
  }

  /// The path of the document.
  public let path: String
  /// The counts of all elements and attributes.
  public private(set) var counts = Counts()
  /// The omissions, in the order of the file.
  public private(set) var omissions: [Omission] = []
  /// Notes for the user.
  public private(set) var notes: [(line: Int, text: String)] = []
  /// The controllers that lose more than half of what they have.
  public private(set) var losses: [Loss] = []

  init(_ document: NibDocument, _ ledger: ImportLedger) {
    path = document.file.path
    let lines = LineTable(document.file)
    add(document.root, in: document, ledger, lines, isInside: false)
    notes = ledger.notes.map { (lines.position(of: $0.element.range.start).line, $0.text) }
    for scene in document.elements where scene.name == "scene" || scene.parent?.parent?.name == "document" {
      addLoss(of: scene, ledger, lines)
    }
  }

  private mutating func add(
    _ element: NibElement, in document: NibDocument, _ ledger: ImportLedger, _ lines: LineTable, isInside: Bool
  ) {
    let fate = ledger.fate(of: element) ?? .left("the import does not know it")
    count(fate)
    var isLeft = isInside
    if case .left(let reason) = fate {
      if !isInside { report(element, nil, reason, ledger, lines) }
      isLeft = true
    }
    for attribute in element.attributes {
      let fate = ledger.fate(of: element, attribute.name) ?? .left("the import does not know it")
      count(fate, attribute.itemCount)
      if case .left(let reason) = fate, !isLeft { report(element, attribute, reason, ledger, lines) }
    }
    for child in element.children { add(child, in: document, ledger, lines, isInside: isLeft) }
  }

  private mutating func count(_ fate: ImportFate, _ items: Int = 1) {
    switch fate {
    case .carried: counts.carried += items
    case .withoutEffect: counts.withoutEffect += items
    case .left where items == 0:
      // An omitted part of an attribute whose other part is carried.
      counts.left += 1
      counts.carried -= 1
    case .left: counts.left += items
    }
  }

  private mutating func report(
    _ element: NibElement, _ attribute: NibElement.Attribute?, _ reason: String, _ ledger: ImportLedger,
    _ lines: LineTable
  ) {
    let position = lines.position(of: (attribute?.range ?? element.range).start)
    let around = element.parent.map { $0.name + "/" } ?? ""
    let contents =
      attribute == nil ? element.subtree.reduce(-1) { $0 + 1 + $1.attributes.reduce(0) { $0 + $1.itemCount } } : 0
    omissions.append(
      Omission(
        line: position.line, column: position.column, element: around + element.name, attribute: attribute?.name,
        value: attribute?.value, contents: contents, reason: reason))
  }

  private mutating func addLoss(of scene: NibElement, _ ledger: ImportLedger, _ lines: LineTable) {
    var counts = Counts()
    for element in scene.subtree {
      for name in [nil] + element.attributes.map({ Optional($0.name) }) {
        switch ledger.fate(of: element, name) {
        case .carried: counts.carried += 1
        case .withoutEffect: counts.withoutEffect += 1
        case .left, nil: counts.left += 1
        }
      }
    }
    guard counts.left > counts.carried, counts.left > 0 else { return }
    let owner = scene.name == "scene" ? scene.children.first?.children.first ?? scene : scene
    let name = owner.name + (owner["customClass"].map { " " + $0 } ?? "")
    losses.append(
      Loss(
        line: lines.position(of: owner.range.start).line, controller: name, carried: counts.carried, left: counts.left))
  }
}
