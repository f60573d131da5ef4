import SceneCompiler
public import SceneDiagnostics
import SceneSyntax

/// Two versions of a scene that come from the same one, made one again.
///
/// Elements are merged as what they are, found by their ids and what else they are known by. Where that is no better
/// than what merging lines gives, the lines are taken.
public struct SceneMerge: Sendable {
  /// The merged file, with markers round what is in conflict.
  public let bytes: [UInt8]
  /// How many places are in conflict.
  public let conflictCount: Int
  /// The errors that the merged file has and neither version had.
  public let newErrors: [Diagnostic]
  /// Whether elements were merged, or lines.
  public let isByElement: Bool

  /// Whether there is nothing left to do.
  public var isClean: Bool { conflictCount == 0 && newErrors.isEmpty }

  /// Merges two versions.
  ///
  /// - Parameters:
  ///   - base: What both come from; empty if both added the file.
  ///   - lineMerger: Merges lines where elements are no help; scenec itself where there is none, or it cannot.
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
    let judge = MergeJudge(files, plan)
    let byLine = { MergeCandidate(lines.result, isByElement: false, judge) }
    guard let plan else { return byLine() }
    let byElement = MergeCandidate(MergeWriter.write(plan, isCautious: false), isByElement: true, judge)
    if byElement.rank == .clean { return byElement }
    let cautious = MergeCandidate(MergeWriter.write(plan, isCautious: true), isByElement: true, judge)
    let candidates = [byElement, cautious, byLine()]
    return candidates.first { candidate in candidates.allSatisfy { candidate.rank <= $0.rank } } ?? byElement
  }

  /// What to do with elements; nil where a version has syntax errors, so that nobody knows what it says.
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
