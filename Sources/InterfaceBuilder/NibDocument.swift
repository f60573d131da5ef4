public import SceneDiagnostics
public import SceneSyntax

/// A storyboard or a xib, with the source ranges of its elements.
public final class NibDocument {
  /// The file.
  public let file: SceneFile
  /// The root element.
  public let root: NibElement
  /// All elements, in the order of the file.
  public let elements: [NibElement]
  private let byID: [String: NibElement]
  /// The views of a xib that tables make headers and footers from, by their positions in `elements`. Their classes say it,
  /// which the reader of a document has to look up.
  public var tableHeaders: Set<Int> = []
  /// Whether classes are controllers, as far as it is known; which the reader of a document has to look up. Of others, the
  /// name decides.
  public var controllerClasses: [String: Bool] = [:] { didSet { viewsOfOwners = [:] } }
  /// For each list of objects, by its position in `elements`, the ids of the view of its owner; nil if that is no controller.
  var viewsOfOwners: [Int: Set<String>?] = [:]
  /// The ids of what actions are sent to.
  let receivers: Set<String>

  /// The document of a syntax tree; nil if the tree has no root.
  ///
  /// - Parameter isForCanvas: whether constraints that Xcode takes out when it builds are like others, as on the canvas.
  public convenience init?(_ tree: Document, isForCanvas: Bool = false) {
    guard let root = tree.root else { return nil }
    var builder = NibBuilder(isForCanvas: isForCanvas)
    self.init(root: builder.element(root, of: tree, in: nil), elements: builder.elements, file: tree.file)
  }

  /// The document of an element that is being made, without source ranges.
  public convenience init(_ draft: NibDraft) {
    var builder = NibBuilder()
    let root = builder.element(draft, in: nil)
    self.init(root: root, elements: builder.elements, file: SceneFile(path: "", text: ""))
  }

  private init(root: NibElement, elements: [NibElement], file: SceneFile) {
    self.root = root
    self.elements = elements
    self.file = file
    byID = Dictionary(elements.compactMap { one in one.id.map { ($0, one) } }, uniquingKeysWith: { first, _ in first })
    receivers = Set(elements.lazy.filter { $0.name == "action" }.compactMap { $0["destination"] })
  }

  /// The element with an id, if there is one.
  public func element(withID id: String) -> NibElement? { byID[id] }
}

/// Makes the elements of a document.
private struct NibBuilder {
  var isForCanvas = false
  var elements: [NibElement] = []

  /// The element of a node. The depth of a tree is limited, so a recursion ends.
  mutating func element(_ node: Document.NodeID, of tree: Document, in parent: NibElement?) -> NibElement {
    let given = tree.attributes(of: node).map {
      NibElement.Attribute(name: $0.name, value: $0.value, range: $0.nameRange, valueRange: $0.valueRange)
    }
    let texts = NibText.all(in: node, of: tree)
    var attributes = NibClass.separated(given) + texts.map(\.attribute)
    if isForCanvas, tree[node].text == "constraint" { attributes.removeAll { $0.name == "placeholder" } }
    let element = NibElement(
      tree[node].text, tree[node].nameRange, extent: tree[node].range, attributes, index: elements.count,
      parent: parent)
    elements.append(element)
    let read = Set(texts.map(\.node))
    for child in tree.children(of: node) where !read.contains(child) {
      switch tree[child].kind {
      case .element: element.children.append(self.element(child, of: tree, in: element))
      case .text, .cdata: element.text += tree[child].text
      case .comment, .processingInstruction: break
      }
    }
    return element
  }

  /// The element of one that is being made.
  mutating func element(_ draft: NibDraft, in parent: NibElement?) -> NibElement {
    let nowhere = SourceRange(0, 0)
    let attributes = draft.attributes.map {
      NibElement.Attribute(name: $0.name, value: $0.value, range: nowhere, valueRange: nowhere)
    }
    let element = NibElement(
      draft.name, nowhere, extent: nowhere, attributes, index: elements.count, parent: parent)
    elements.append(element)
    element.text = draft.text
    for child in draft.children { element.children.append(self.element(child, in: element)) }
    return element
  }
}
