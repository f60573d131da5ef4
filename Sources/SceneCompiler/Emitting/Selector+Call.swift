import SceneCatalog
import SwiftDeclarations

extension Selector {
  /// A call of the method that gives it `argument`, if it takes one.
  func call(with argument: String) -> String {
    let name = SwiftName.escaped(name)
    switch label {
    case nil: return "\(name)()"
    case "_": return "\(name)(\(argument))"
    case let label?: return "\(name)(\(label): \(argument))"
    }
  }

  /// The selector of the method, for a receiver whose class is not known: `SceneResponder.selector("save:")`.
  var objectiveC: String { "SceneResponder.selector(" + StringLiteral.swift(label == nil ? name : name + ":") + ")" }
}
