import SceneDiagnostics
import SceneSyntax

/// What element checks have found in files, so that after an edit they look at the edited elements only.
public struct CheckedFiles: Sendable {
  private var files: [String: CheckedFile] = [:]

  /// Nothing has been checked yet.
  public init() {}

  /// What is known of each top-level element of a file; nil for the elements that are to be checked.
  func findings(in file: SceneGraph.File) -> [[Finding]?] {
    files[file.document.file.path]?.findings(in: file) ?? file.elements.map { _ in nil }
  }

  /// Takes what was found in the elements of a file.
  mutating func keep(_ findings: [[Finding]], in file: SceneGraph.File) {
    files[file.document.file.path] = CheckedFile(file, findings)
  }

  /// Forgets the files that are gone.
  mutating func keepOnly(_ files: [SceneGraph.File]) {
    guard self.files.count > files.count else { return }
    let paths = Set(files.map(\.document.file.path))
    self.files = self.files.filter { paths.contains($0.key) }
  }
}

/// What element checks have found in a version of a file.
struct CheckedFile: Sendable {
  /// What a file says of all its elements.
  struct AncestorContainers: Equatable, Sendable {
    let name: String
    let module: String?
    let localization: String?
    let imports: [String]
    let lostNames: Set<String>
    let isIncomplete: Bool
    let hasErrors: Bool

    init(_ file: SceneGraph.File) {
      name = file.name
      module = file.module
      localization = file.localization
      imports = file.imports.map(\.text)
      lostNames = file.lostNames
      isIncomplete = file.isIncomplete
      hasErrors = file.document.hasErrors
    }
  }

  private let file: SceneFile
  private let surroundings: AncestorContainers
  private let startTag: SourceRange
  private let sharedRanges: [SourceRange]
  private let elements: [SourceRange]
  private let findings: [[Finding]]

  /// - Parameter findings: those in each element of the file.
  init(_ file: SceneGraph.File, _ findings: [[Finding]]) {
    self.file = file.document.file
    surroundings = AncestorContainers(file)
    startTag = file.startTagRange
    sharedRanges = file.sharedRanges
    elements = file.elements.map(\.range)
    self.findings = findings
  }

  /// The findings in the elements of another version of the file; nil for the elements that are not the same.
  func findings(in file: SceneGraph.File) -> [[Finding]?] {
    let change = TextChange(from: self.file.bytes, to: file.document.file.bytes)
    guard surroundings == AncestorContainers(file), change.moved(startTag) == file.startTagRange,
      sharedRanges.map({ change.moved($0) }) == file.sharedRanges
    else { return file.elements.map { _ in nil } }
    // Elements keep their order, so those that stay the same are passed in one go.
    var known = elements.indices[...]
    return file.elements.map { element in
      while let first = known.first, (change.moved(elements[first])?.start ?? 0) < element.range.start {
        known.removeFirst()
      }
      guard let first = known.first, change.moved(elements[first]) == element.range else { return nil }
      let moved = findings[first].compactMap { $0.moved(by: change, to: file.document.file) }
      return moved.count == findings[first].count ? moved : nil
    }
  }
}

extension Finding {
  /// The finding in another version of its file; nil if the change is where it is.
  fileprivate func moved(by change: TextChange, to file: SceneFile) -> Finding? {
    func moved(_ place: Place) -> Place? { change.moved(place.range).map { Place(file, $0) } }
    guard let place = moved(diagnostic.place) else { return nil }
    let notes = diagnostic.notes.compactMap { note in moved(note.place).map { Note(note.message, at: $0) } }
    let edits = diagnostic.fix?.edits.compactMap { edit in
      moved(edit.place).map { Fix.Edit($0, with: edit.replacement) }
    }
    guard notes.count == diagnostic.notes.count, edits?.count == diagnostic.fix?.edits.count else { return nil }
    let fix = diagnostic.fix.map { Fix($0.title, edits: edits ?? []) }
    return Finding(
      check: check,
      diagnostic: Diagnostic(
        id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message, place: place, notes: notes,
        help: diagnostic.help, fix: fix))
  }
}
