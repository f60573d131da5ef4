/// Writes the imports of a generated file.
enum ImportLines {
  /// The lines, UIKit's first.
  static func text(_ modules: ImportedModules, _ level: AccessLevel) -> SwiftText {
    text(["UIKit"] + modules.all.sorted(), exposed: modules.exposed, level)
  }

  /// The lines of the support file, whose superclass of scenes has their access level.
  static func text(ofSupport parts: Set<SupportPart>, _ level: AccessLevel) -> SwiftText {
    text(["UIKit"], exposed: parts.contains(.wiring) ? ["UIKit"] : [], level)
  }

  private static func text(_ all: [String], exposed: Set<String>, _ level: AccessLevel) -> SwiftText {
    let exposed = level == .internal ? [] : all.filter(exposed.contains)
    var text = SwiftText()
    switch level {
    case .internal, .public:
      for module in all { text.line("\(exposed.contains(module) ? "public import " : "import ")\(module)") }
    case .package:
      if !exposed.isEmpty { emitPackage(exposed, into: &text) }
      for module in all where !exposed.contains(module) { text.line("import \(module)") }
    }
    return text
  }

  /// Without the feature, Swift refuses `package import` of a module that another file simply imports.
  private static func emitPackage(_ modules: [String], into text: inout SwiftText) {
    text.line("#if hasFeature(InternalImportsByDefault)")
    text.indented { text in for module in modules { text.line("package import \(module)") } }
    text.line("#else")
    text.indented { text in for module in modules { text.line("import \(module)") } }
    text.line("#endif")
  }
}
