import SceneCatalog

extension Controller.Parameter {
  /// Whether a function takes the parameter as an autoclosure: its default is a member of a type of the app.
  ///
  /// In a project that isolates types to the main actor by default, the member is isolated, too. Swift 5 evaluates a default
  /// argument outside of the main actor, and refuses it there.
  var isAutoclosure: Bool {
    guard let fallback else { return false }
    return LiteralType(ofType: type.text) == nil && fallback.text != "nil"
      && !type.names.allSatisfy(ImportedModules.isUIKits)
  }

  /// The parameter as a function declares it.
  var declaration: String {
    let name = SwiftName.escaped(name.text)
    guard let value = fallback.flatMap({ swift($0.text) }) else { return "\(name): \(type.ofParameter)" }
    let type = isAutoclosure ? "@autoclosure @MainActor () -> \(type.text)" : type.ofParameter
    return "\(name): \(type) = \(value)"
  }

  /// The expression for its value in that function.
  var argument: String { SwiftName.escaped(name.text) + (isAutoclosure ? "()" : "") }
}
