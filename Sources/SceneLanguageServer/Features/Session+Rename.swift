import SceneDiagnostics

extension Session {
  /// The name at an offset, if it can be renamed; nil where there is none, and why not where there is.
  ///
  /// It is refused where `rename` refuses every name: where it refuses one that stands nowhere else.
  public func renamePlace(_ path: String, _ offset: Int) -> Result<RenamePlace?, Refusal> {
    guard let scene = scene(path), let renaming = Renaming(scene, at: offset) else { return .success(nil) }
    if let refusal = refusal(of: renaming) { return .failure(refusal) }
    return .success(RenamePlace(range: renaming.place, name: renaming.name))
  }

  /// The edits that rename what stands at an offset: in scenes, in Swift and in files with translations.
  ///
  /// It refuses where a name in Swift may or may not be meant, and where the renamed scenes would have other
  /// diagnostics.
  public func rename(_ path: String, _ offset: Int, to name: String) -> Result<[FileEdit], Refusal> {
    guard let scene = scene(path), let renaming = Renaming(scene, at: offset) else {
      return .failure(Refusal(reason: "there is no name here that can be changed"))
    }
    if name == renaming.name { return .success([]) }
    if let refusal = refusal(of: renaming) { return .failure(refusal) }
    return renaming.edits(to: name, in: workspace).flatMap { edits in
      guard let problem = renaming.module.newProblem(after: edits) else { return .success(edits) }
      return .failure(Refusal(reason: "'\(name)' does not fit: " + problem))
    }
  }

  /// Why something has to keep its name; nil if it can be renamed. It is found once until a text changes.
  private func refusal(of renaming: Renaming) -> Refusal? {
    let module = renaming.module
    if let known = knownRefusals.find(renaming.subject, in: module) { return known }
    let refusal: Refusal?
    switch renaming.edits(to: renaming.unusedName, in: workspace) {
    case .failure(let reason): refusal = reason
    case .success(let edits):
      refusal = module.newProblem(after: edits).map { Refusal(reason: "no other name fits: " + $0) }
    }
    // Files with translations can change without notice.
    if !module.hasTranslations { knownRefusals.add(refusal, of: renaming.subject, in: module) }
    return refusal
  }
}

extension Module {
  /// The message of a diagnostic that edits cause; nil if they cause none.
  func newProblem(after edits: [FileEdit]) -> String? {
    func counted(_ diagnostics: [Diagnostic]) -> [String: Int] {
      Dictionary(diagnostics.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    // Problems of screens count on neither side.
    let before = counted(check(edited: []))
    let after = check(edited: edits)
    let now = counted(after)
    return after.first { before[$0.id, default: 0] < now[$0.id, default: 0] }?.message
  }
}
