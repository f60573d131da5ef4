public import SceneDiagnostics

/// Rewrites the Swift files of a target for a platform without Objective-C.
///
/// What only marks declarations for the runtime is left out; what the runtime does is done by Swift. Each line keeps its
/// number, and directives say the place in the original file, so messages of the compiler and debuggers show that file.
public struct ObjectiveCLowering {
  /// The rewritten files, in the order of the originals.
  public let files: [SceneFile]
  /// What cannot be rewritten. The compiler reports it too, unless it is not compiled.
  public let problems: [LoweringProblem]

  /// Rewrites all files of a target, because an extension and its class can be in two of them.
  public init(_ originals: [SceneFile]) {
    var files = originals.map(SourceFile.init)
    let types = DeclaredTypes(files)
    let selectors = SelectorLowering(types: types)
    var requirements = OptionalRequirements()
    for index in files.indices {
      AttributeRemoval.apply(to: &files[index])
      selectors.apply(to: &files[index])
      requirements.replace(in: &files[index])
    }
    let shadowed = ShadowedMethods(types: types, optionalMethods: requirements.methods)
    for index in files.indices {
      requirements.replaceCalls(in: &files[index])
      shadowed.report(in: &files[index])
    }
    MovedMembers(files, types).move(in: &files)
    self.files = files.map(\.rewritten)
    problems = files.flatMap(\.problems)
  }

  /// The name of the rewritten file of an original: `Form.lowered.swift` for `Form.swift`.
  ///
  /// With the name of the original, the compiler would give `#fileID` of both places one value, and warn. Only the file
  /// `main.swift` has statements outside of functions, so it keeps its name.
  public static func name(of original: String) -> String {
    original == "main.swift" || !original.hasSuffix(".swift")
      ? original : original.dropLast(".swift".count) + ".lowered.swift"
  }
}

extension SourceFile {
  private static let marker = """
    // Made by scenec, for a platform without Objective-C.
    // swift-format-ignore-file
    """

  /// The file with its changes.
  fileprivate var rewritten: SceneFile {
    var edits = edits
    edits.sort()
    let byteOrderMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = edits.applied(to: file.bytes, in: byteOrderMark..<file.bytes.count)
    return SceneFile(path: file.path, bytes: Array((Self.marker + "\n" + location(line: 1)).utf8) + text)
  }
}
