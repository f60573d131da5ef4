import SceneDiagnostics

struct UnusableMethod: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    Generated code calls actions, unwind actions and `prepare(for:sender:)` where nothing can wait for them or catch an
    error. So these methods are not `async` or `throws`, and take no `inout` parameter.

    Wrong:

        func save() async throws {
          try await store.save(note)
        }

    Right:

        func save() {
          Task {
            do { try await store.save(note) } catch { show(error) }
          }
        }
    """
  let method: String
  /// `async`, `throws` or `inout`.
  let word: String

  var text: String {
    word == "inout"
      ? "'\(method)' takes an 'inout' parameter, and generated code gives it a value"
      : "'\(method)' is '\(word)', and generated code calls it where nothing handles that"
  }
  var help: String? {
    switch word {
    case "inout": "remove 'inout'"
    case "async": "remove 'async', and start a task inside the method"
    default: "remove '\(word)', and catch errors inside the method"
    }
  }
}
