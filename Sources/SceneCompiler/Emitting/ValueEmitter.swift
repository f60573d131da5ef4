import SceneCatalog

/// Writes what the properties of other objects are set to, or hold: a bar's appearance, a button's configuration.
struct ValueEmitter {
  private let plan: ModulePlan
  private let bundle: ResourceBundle

  /// - Parameter bundle: where images and colours are.
  init(_ plan: ModulePlan, in bundle: ResourceBundle) {
    self.plan = plan
    self.bundle = bundle
  }

  private var graph: SceneGraph { plan.graph }

  /// Adds a value to a property of its owner.
  ///
  /// - Parameter type: the class of what the owner holds, where that is not UIKit's.
  func emit(_ id: ID<SceneObject>, of owner: String, type: String? = nil, into text: inout SwiftText) {
    let object = graph.objects[id]
    switch object.kind.placement {
    case .assigned(let property)?: assign(id, to: owner + "." + property, into: &text)
    case .held(let property, let isOptional)?:
      let path = owner + "." + property + (isOptional ? "?" : "")
      // The property's type does not know what a class of the app adds.
      if object.has(.customClass), object.attributes.contains(where: \.isSetting) {
        return assign(id, to: path, into: &text)
      }
      if Creation.isSpecial(object) { text.assign(Creation.swift(object, in: bundle), to: path) }
      configure(id, path, settings: type.map { "(\(owner).\(property) as? \($0))?" }, into: &text)
    case .subview, .added, .listed, .part, .value, .creationArgument, nil: break
    }
  }

  /// Makes an object, sets it up, and sets a property to it; without a variable if there is nothing to set up.
  private func assign(_ id: ID<SceneObject>, to property: String, into text: inout SwiftText) {
    let object = graph.objects[id]
    let creation = Creation.swift(object, in: bundle)
    let variable = plan.variable(id)
    var configuration = SwiftText()
    configure(id, variable, into: &configuration)
    if configuration.isEmpty { return text.assign(creation, to: property) }
    text.assign(creation, to: (object.kind.isStructure ? "var " : "let ") + variable)
    text.append(configuration)
    text.line("\(property) = \(variable)")
  }

  /// - Parameter settings: the expression whose properties `set` sets, if it is another.
  private func configure(
    _ id: ID<SceneObject>, _ expression: String, settings: String? = nil, into text: inout SwiftText
  ) {
    let object = graph.objects[id]
    for attribute in object.attributes {
      let owner = attribute.isSetting ? settings ?? expression : expression
      AttributeEmitter.emit(attribute, of: owner, in: bundle, into: &text)
    }
    emitShadow(of: object, in: expression, into: &text)
    for child in object.children { emit(child, of: expression, into: &text) }
    if object.kind.role == .tabBarItem, object.isAwakened { text.awake(object, expression) }
  }

  /// Adds the shadow of text, which is an object of its own in the dictionary of its attributes.
  private func emitShadow(of object: SceneObject, in dictionary: String, into text: inout SwiftText) {
    let shadow = dictionary + "Shadow"
    var isMade = false
    for attribute in object.attributes {
      guard case .shadow(let property, let type) = attribute.kind.effect else { continue }
      if !isMade { text.line("let \(shadow) = NSShadow()") }
      isMade = true
      text.assign(attribute.value.swift(in: bundle).of(type), to: "\(shadow).\(property)")
    }
    if isMade { text.line("\(dictionary)[.shadow] = \(shadow)") }
  }
}
