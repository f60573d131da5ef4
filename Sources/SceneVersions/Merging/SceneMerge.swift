import SceneCompiler
public import SceneDiagnostics
import SceneSyntax

/// A three-way merge of a scene.
///
/// It merges elements, which it matches by their ids and other attributes. If that is no better than a merge of lines,
/// it uses the merge of lines.
public struct SceneMerge: Sendable {
  /// The merged file, with markers around conflicts.
  public let bytes: [UInt8]
  /// The number of conflicts.
  public let conflictCount: Int
  /// The errors of the merged file that neither version had.
  public let newErrors: [Diagnostic]
  /// Whether the result is a merge of elements, rather than of lines.
  public let isByElement: Bool

  /// Whether there are no conflicts and no new errors.
  public var isClean: Bool { conflictCount == 0 && newErrors.isEmpty }

  /// Merges two versions.
  ///
  /// - Parameters: - base: The common ancestor; empty if both added the file. - lineMerger: Merges lines if a merge of
  ///   elements does not work. By default, or if it fails, scenec merges lines itself.
  public init(
    base: SceneFile, ours: SceneFile, theirs: SceneFile, markers: ConflictMarkers,
    lineMerger: (any LineMerger)? = nil
  ) {
    let files = ThreeWay(base: base, ours: ours, theirs: theirs)
    let bytes = files.map(\.bytes)
    if let resolved = bytes.resolved {
      (self.bytes, conflictCount, newErrors, isByElement) = (resolved, 0, [], true)
      return
    }
    let ends = bytes.map { LineEnds(of: $0) }
    let end = ends.resolved ?? ends.ours
    let plain = ThreeWay { side in
      SceneFile(path: ours.path, bytes: ends[side].removed(from: bytes[side]))
    }
    let lines = TextualMerge(files: plain.map(\.bytes), merger: lineMerger, markers: markers)
    let best = Self.best(of: plain, lines)
    self.bytes = end.added(to: best.lines.bytes(with: markers))
    conflictCount = best.lines.conflicts.count
    newErrors = best.hasConflicts ? [] : best.newErrors
    isByElement = best.isByElement
  }

  private static func best(of files: ThreeWay<SceneFile>, _ lines: TextualMerge) -> MergeCandidate {
    let plan = plan(for: files)
    let validator = MergeValidator(files, plan)
    let byLine = { MergeCandidate(lines.result, isByElement: false, validator) }
    guard let plan else { return byLine() }
    let byElement = MergeCandidate(MergeWriter.write(plan, isCautious: false), isByElement: true, validator)
    if byElement.rank == .clean { return byElement }
    let cautious = MergeCandidate(MergeWriter.write(plan, isCautious: true), isByElement: true, validator)
    let candidates = [byElement, cautious, byLine()]
    return candidates.first { candidate in candidates.allSatisfy { candidate.rank <= $0.rank } } ?? byElement
  }

  /// The plan for a merge of elements; nil if a version has syntax errors, because its contents can be unknown.
  private static func plan(for files: ThreeWay<SceneFile>) -> MergePlan? {
    var log = DiagnosticLog()
    let isAdded = files.base.bytes.isEmpty
    let documents = ThreeWay { side -> Document? in
      side == .base && isAdded ? nil : DocumentReader.read(files[side], &log)
    }
    guard log.diagnostics.isEmpty else { return nil }
    var shapes = Shapes()
    return MergePlan(
      ThreeWay(
        base: Version(documents.base, &shapes), ours: Version(documents.ours, &shapes),
        theirs: Version(documents.theirs, &shapes)))
  }
}
