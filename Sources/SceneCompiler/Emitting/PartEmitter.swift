import SceneCatalog

/// Writes the elements in an object that are no objects of their own: segments, scopes, the states of a button.
struct PartEmitter {
  /// The expression for the object.
  private(set) var text = SwiftText()
  private let variable: String
  private let bundle: ResourceBundle
  /// The number of parts of each kind so far.
  private var counts: [String: Int] = [:]
  /// The values of properties, in the order of the file.
  private var lists: [(property: String, values: [String])] = []

  /// - Parameters:
  ///   - variable: the variable of the object.
  ///   - bundle: where images and colours are.
  init(of object: SceneObject, _ variable: String, in bundle: ResourceBundle, _ graph: SceneGraph) {
    self.variable = variable
    self.bundle = bundle
    for child in object.children { add(graph.objects[child]) }
    for list in lists { text.line("\(variable).\(list.property) = [\(list.values.joined(separator: ", "))]") }
  }

  private mutating func add(_ part: SceneObject) {
    var filling = PatternFilling(kind: part.kind, attributes: part.attributes, bundle: bundle)
    switch part.kind.placement {
    case .part(_, let call)?:
      filling.names["index"] = String(counts[part.kind.name, default: 0])
      counts[part.kind.name, default: 0] += 1
      if let call { text.statement(variable + ".", filling.swift(call)) }
      for attribute in part.attributes {
        AttributeEmitter.emit(attribute, of: variable, in: bundle, filling, into: &text)
      }
    case .value(let pattern, let property)?: add(filling.swift(pattern).text, to: property)
    default: break
    }
  }

  private mutating func add(_ value: String, to property: String) {
    if let index = lists.firstIndex(where: { $0.property == property }) {
      lists[index].values.append(value)
    } else {
      lists.append((property, [value]))
    }
  }
}
