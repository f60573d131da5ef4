import SceneDiagnostics
import SwiftDeclarations

/// Finds methods that Objective-C would call and Swift does not: an optional method that only a subclass of the conforming
/// class implements. The conformance of the class has the default implementation, for subclasses too.
///
/// A class that names the protocol again, or has a method that it inherits without `override`, does not compile.
struct ShadowedMethods {
  let types: DeclaredTypes
  /// The optional methods of each protocol.
  let optionalMethods: [String: Set<String>]

  func report(in file: inout SourceFile) {
    for body in file.bodies where body.declaration.kind == .class || body.declaration.kind == .extension {
      let name = DeclaredTypes.lastName(body.declaration.name)
      let ancestors = types.lineage(of: name).dropFirst()
      guard !ancestors.isEmpty else { continue }
      for method in body.declaration.methods where !method.isOverride && !method.isPrivate {
        guard let ancestor = ancestors.first(where: { conforms($0, toProtocolWith: method.fullName) }),
          let token = file.tokens.index(at: method.range.start)
        else { continue }
        file.report(
          token..<token + 1,
          """
          '\(ancestor)' conforms to the protocol of this optional method without it, so nothing calls it on Linux; \
          implement it in '\(ancestor)' and override it here
          """)
      }
    }
  }

  private func conforms(_ type: String, toProtocolWith method: String) -> Bool {
    types.conformances(of: type).contains { optionalMethods[$0]?.contains(method) == true }
  }
}
