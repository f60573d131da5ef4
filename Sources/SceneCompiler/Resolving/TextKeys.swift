import SceneCatalog

/// Finds the texts that users read, and the keys of their translations.
///
/// A key consists of the id of the controller; the id of the element, or its name with a number; and the attribute:
/// `dash.editButton.title`, `dash.label2.text`, `dash.title`.
enum TextKeys {
  /// A text, and where the graph has it.
  struct Text {
    /// The list of attributes that it is in.
    enum Owner {
      case controller(ID<Controller>)
      case object(ID<SceneObject>, WritableKeyPath<SceneObject, [Attribute]>)
    }

    let owner: Owner
    /// The place of the attribute in the list.
    let index: Int
    /// The place of the part in the attribute's text in parts; nil for any other attribute.
    let run: Int?
    /// The attribute.
    let attribute: Attribute
    /// The text with its key and its comment.
    let localized: LocalizedText
  }

  /// Gives the texts of localized files their keys.
  static func assign(_ graph: inout SceneGraph) {
    for file in graph.ownFiles.indices where graph.files[file].localization != nil {
      for text in texts(inFile: file, graph) {
        switch text.owner {
        case .controller(let id): text.replace(&graph.controllers[id].attributes[text.index])
        case .object(let id, let list): text.replace(&graph.objects[id][keyPath: list][text.index])
        }
      }
    }
  }

  /// The texts of a file: of its controllers, then of its views that belong to none.
  static func texts(inFile file: Int, _ graph: SceneGraph) -> [Text] {
    let table = graph.files[file].localization
    let ofControllers = graph.files[file].controllers.flatMap { id -> [Text] in
      let controller = graph.controllers[id]
      let scene = controller.label
      return texts(of: controller.attributes, .controller(id), key: scene, comment: "of '\(scene)'", table: table)
        + texts(in: controller.tree, key: scene, table, graph)
    }
    let views = graph.treeIDs.filter { tree in
      if case .file = graph.trees[tree].owner { graph.trees[tree].file == file } else { false }
    }
    return ofControllers + views.flatMap { texts(in: $0, key: graph.label(of: $0), table, graph) }
  }

  /// The texts of a tree, then those of its prototypes.
  ///
  /// - Parameter prefix: what the keys begin with: the id of the controller or view, and the names of prototypes.
  private static func texts(
    in tree: ID<ViewTree>, key prefix: String, _ table: String?, _ graph: SceneGraph
  ) -> [Text] {
    var names = ElementNames(of: graph.trees[tree], graph)
    let own = graph.trees[tree].objects.flatMap { object -> [Text] in
      let kind = graph.objects[object].kind.name
      let name = graph.objects[object].name?.text
      let holder = name.map { "the \(kind) '\($0)'" } ?? "a \(kind)"
      let key = prefix + "." + names.name(of: object)
      return [\SceneObject.attributes, \.variations].flatMap { list in
        texts(
          of: graph.objects[object][keyPath: list], .object(object, list), key: key,
          comment: "of \(holder) in '\(graph.label(of: tree))'", table: table)
      }
    }
    return own
      + graph.prototypes(in: tree).flatMap { texts(in: $0, key: prefix + "." + graph.label(of: $0), table, graph) }
  }

  private static func texts(
    of attributes: [Attribute], _ owner: Text.Owner, key: String, comment: String, table: String?
  ) -> [Text] {
    attributes.indices.flatMap { index in
      attributes[index].texts.filter { !$0.text.text.isEmpty }.map { name, run, text in
        var text = text
        text.key = text.key ?? key + "." + name
        text.comment = text.comment ?? name + " " + comment
        text.table = table
        return Text(owner: owner, index: index, run: run, attribute: attributes[index], localized: text)
      }
    }
  }
}

extension TextKeys.Text {
  /// Puts the text with its key into the value that it is of.
  fileprivate func replace(_ attribute: inout Attribute) {
    guard let run, case .attributedText(var parts) = attribute.value else {
      return attribute = attribute.with(.localized(localized))
    }
    parts.runs[run].text = localized
    attribute = attribute.with(.attributedText(parts))
  }
}

extension Attribute {
  /// The texts in it that users read, each with what it is called in its key and, in a text in parts, with its place.
  fileprivate var texts: [(name: String, run: Int?, text: LocalizedText)] {
    if case .attributedText(let parts) = value {
      return parts.runs.enumerated().map { (ElementNames.numbered(ElementKind.run.name, $0 + 1), $0, $1.text) }
    }
    // A property that the scene names is called by its path.
    return LocalizedText(value).map { [(isSetting ? text : spelling, nil, $0)] } ?? []
  }
}

/// The names of the elements of a tree: their ids, or what they are with a number.
private struct ElementNames {
  private let graph: SceneGraph
  private let ids: Set<String>
  private var counts: [String: Int] = [:]

  init(of tree: ViewTree, _ graph: SceneGraph) {
    self.graph = graph
    ids = Set(tree.objects.compactMap { graph.objects[$0].name?.text })
  }

  /// What the one of a number is called, of several that have no names: `label`, `label2`.
  static func numbered(_ base: String, _ number: Int) -> String { number == 1 ? base : base + String(number) }

  /// The name of the next element.
  mutating func name(of id: ID<SceneObject>) -> String {
    if let name = graph.objects[id].name?.text { return name }
    let base = graph.objects[id].kind.name
    while true {
      let count = counts[base, default: 0] + 1
      counts[base] = count
      let name = Self.numbered(base, count)
      if !ids.contains(name) { return name }
    }
  }
}
