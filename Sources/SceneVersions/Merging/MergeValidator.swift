import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// Validates a merged scene against the versions.
struct MergeValidator {
  struct Validation {
    /// The errors that neither version had.
    let newErrors: [Diagnostic]
    /// Whether it has syntax errors though both versions have none, or lacks a comment of both.
    let isInvalid: Bool
  }

  private struct Kind: Hashable {
    let id: String
    let statement: Substring

    init(_ error: Diagnostic) { (id, statement) = (error.id, error.statement) }
  }

  private let path: String
  /// The number of occurrences of each error in the versions.
  private var known: [Kind: Int] = [:]
  /// The number of occurrences of each comment in both versions.
  private var comments: [String: Int] = [:]
  private var canBeRead = true

  /// - Parameter plan: contains the renamed nodes.
  init(_ files: ThreeWay<SceneFile>, _ plan: MergePlan?) {
    path = files.ours.path
    let counts = ThreeWay { side in
      let (comments, hasErrors) = Self.comments(in: files[side])
      if side != .base, hasErrors { canBeRead = false }
      return comments
    }
    for (comment, ours) in counts.ours {
      let theirs = counts.theirs[comment] ?? 0
      // Each version can have removed another one of several equal comments.
      comments[comment] = min(ours, theirs, max(0, ours + theirs - (counts.base[comment] ?? 0)))
    }
    for side in [Side.ours, .theirs] {
      let errors = Self.kinds(of: files[side])
      // Errors are equal if only a renamed name differs.
      let renamed = plan.map {
        Self.kinds(of: SceneFile(path: path, bytes: MergeWriter.write($0, as: side)))
      }
      for (id, kinds) in errors {
        let others = renamed?[id] ?? []
        for kind in others.count == kinds.count ? others : kinds { known[kind, default: 0] += 1 }
      }
    }
  }

  /// The errors of a file, by id.
  private static func kinds(of file: SceneFile) -> [String: [Kind]] {
    Dictionary(grouping: errors(in: file).map { Kind($0) }, by: \.id)
  }

  /// Validates a merged file.
  func validate(_ bytes: [UInt8]) -> Validation {
    let file = SceneFile(path: path, bytes: bytes)
    var rest = known
    let new = Self.errors(in: file).filter { error in
      let kind = Kind(error)
      rest[kind, default: 0] -= 1
      return rest[kind, default: 0] < 0
    }
    let (found, hasErrors) = Self.comments(in: file)
    let hasLost = comments.contains { (found[$0.key] ?? 0) < $0.value }
    return Validation(newErrors: new, isInvalid: canBeRead && (hasErrors || hasLost))
  }

  private static func errors(in file: SceneFile) -> [Diagnostic] {
    Compiler().check([file]).filter { $0.severity == .error }
  }

  /// The number of occurrences of each comment, and whether the file has syntax errors.
  private static func comments(in file: SceneFile) -> (counts: [String: Int], hasErrors: Bool) {
    var log = DiagnosticLog()
    let document = DocumentReader.read(file, &log)
    var counts: [String: Int] = [:]
    for id in document.comments {
      counts[document[id].text.split { $0.isWhitespace }.joined(separator: " "), default: 0] += 1
    }
    return (counts, document.hasErrors)
  }
}
