import SceneCatalog

extension Controller.Parameter {
  /// Whether a function takes the parameter as an autoclosure: its default is a member of its type.
  ///
  /// In a project that isolates types to the main actor by default, the member is isolated, too. Swift 5 evaluates a default
  /// argument outside of the main actor, and refuses it there.
  var isAutoclosure: Bool {
    guard let fallback else { return false }
    return LiteralType(ofType: type.text) == nil && fallback.text != "nil"
  }

  /// The expression for its value in that function.
  var argument: String { SwiftName.escaped(name.text) + (isAutoclosure ? "()" : "") }
}

extension ModulePlan {
  /// A parameter of a controller as functions have it.
  func functionParameter(_ parameter: Controller.Parameter, of controller: ID<Controller>) -> FunctionParameter {
    let name = SwiftName.escaped(parameter.name.text)
    let value = parameter.fallback.flatMap { parameter.swift($0.text) }
    guard parameter.isAutoclosure, value != nil else {
      return FunctionParameter("\(name): \(parameter.type.ofParameter)", default: value)
    }
    let fallback = GeneratedNames.fallback(of: parameter, of: scene(controller).name)
    let type = "@autoclosure @MainActor () -> \(parameter.type.text)"
    return FunctionParameter("\(name): \(type)", default: "\(enumeration(of: controller)).\(fallback)")
  }

  /// The properties of the defaults that Swift has to know, of a controller: members of the app's types.
  ///
  /// Several functions have such a default. They refer to the property, so that Swift reports a member that is not there
  /// once, at the line of the scene.
  func fallbacks(of controller: ID<Controller>, access: String, into text: inout SwiftText) {
    for parameter in graph.controllers[controller].parameters where parameter.isAutoclosure {
      guard let fallback = parameter.fallback, let value = parameter.swift(fallback.text) else { continue }
      let name = scene(controller).name
      let property = access + "static var " + GeneratedNames.fallback(of: parameter, of: name)
      text.gap()
      text.line("/// The default of the parameter `\(parameter.name.text)` of `\(name)`.")
      text.located(at: location(of: fallback.range, in: controller)) {
        $0.line("\(property): \(parameter.type.text) { \(value) }")
      }
    }
  }
}
