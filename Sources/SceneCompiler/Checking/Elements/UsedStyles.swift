import SceneDiagnostics

/// Each style of a file has a name of its own, and something has it.
enum UsedStyles: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [RepeatedStyle.self, UnusedStyle.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    for file in context.graph.ownFiles {
      var first: [String: Style] = [:]
      for style in file.styles {
        let place = file.place(style.name.range)
        if let earlier = first[style.name.text] {
          let note = Note("the first one is here", at: file.place(earlier.name.range))
          log.report(RepeatedStyle(name: style.name.text), at: place, notes: [note])
        } else {
          first[style.name.text] = style
          if !style.isUsed, !file.isIncomplete { log.report(UnusedStyle(name: style.name.text), at: place) }
        }
      }
    }
  }
}

struct RepeatedStyle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Elements name a style by its id, so no two styles of a file have the same. Styles in other files do not count.
    """
  let name: String

  var text: String { "there are two styles called '\(name)'" }
}

struct UnusedStyle: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    No element of the file names the style in its `styles`. Other files do not see it.
    """
  let name: String

  var text: String { "no element has the style '\(name)'" }
}
