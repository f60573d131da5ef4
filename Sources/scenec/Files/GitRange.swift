import PathKit
import SceneBuilding
import SceneDiagnostics

/// Two revisions of a git repository: `main..HEAD`, or `main...HEAD` for the changes since the merge base.
struct GitRange {
  private let old: String
  private let new: String
  private let startsAtMergeBase: Bool

  /// Parses a range; nil for other arguments. The name of a revision cannot contain two dots, but a path can.
  init?(_ argument: String) {
    guard !argument.split(separator: "/").contains(".."), let dots = argument.firstRange(of: "..") else { return nil }
    startsAtMergeBase = argument[dots.upperBound...].hasPrefix(".")
    let end = startsAtMergeBase ? argument.index(after: dots.upperBound) : dots.upperBound
    old = dots.lowerBound == argument.startIndex ? "HEAD" : String(argument[..<dots.lowerBound])
    new = end == argument.endIndex ? "HEAD" : String(argument[end...])
  }

  /// The scenes of both revisions.
  ///
  /// - Parameter paths: files and folders that limit the result; empty for all.
  func scenes(_ paths: [String]) throws(CallError) -> [SceneFilePair] {
    let revisions = (try Self.commit(old), try Self.commit(new))
    let start = startsAtMergeBase ? try Git.line(["merge-base", revisions.0, revisions.1]) : revisions.0
    let limits = try Self.limits(paths)
    let (before, after) = (try Self.files(start, limits), try Self.files(revisions.1, limits))
    for (path, limit) in zip(paths, limits)
    where !(before.keys.contains { Self.contains(limit, $0) } || after.keys.contains { Self.contains(limit, $0) }) {
      throw CallError("there is no scene at '\(path)' in either revision; check the path")
    }
    let contents = try Self.contents(Set(before.values).union(after.values).sorted())
    let renamed = try Self.renamed(start, revisions.1)
    func file(_ path: String, _ files: [String: String]) -> SceneFile? {
      files[path].map { SceneFile(path: path, bytes: contents[$0] ?? []) }
    }
    let formerPaths = Set(after.keys.compactMap { renamed[$0] })
    let kept = after.keys.sorted().map { path in
      SceneFilePair(old: file(renamed[path] ?? path, before), new: file(path, after))
    }
    let gone = before.keys.sorted().filter { after[$0] == nil && !formerPaths.contains($0) }
    return kept + gone.map { SceneFilePair(old: file($0, before), new: nil) }
  }

  /// The scenes of both revisions that `scenes` leaves out, because of the paths that limit it.
  func scenes(outside paths: [String]) throws(CallError) -> (old: [SceneFile], new: [SceneFile]) {
    if paths.isEmpty { return ([], []) }
    let limits = try Self.limits(paths)
    let pairs = try scenes([])
    func outside(_ file: SceneFile?) -> SceneFile? {
      file.flatMap { file in limits.contains { Self.contains($0, file.path) } ? nil : file }
    }
    return (pairs.compactMap { outside($0.old) }, pairs.compactMap { outside($0.new) })
  }

  /// The folder that the paths of the scenes are relative to; nil in a repository without files on disk.
  static var root: Path? { (try? Git.line(["rev-parse", "--show-toplevel"])).map { Path($0) } }

  private static func commit(_ name: String) throws(CallError) -> String {
    do {
      return try Git.line(["rev-parse", "--verify", "--end-of-options", name + "^{commit}"])
    } catch {
      throw CallError("git knows no revision '\(name)': \(error.sentence)")
    }
  }

  // MARK: Paths

  /// Paths relative to the root of the repository, from paths relative to the current folder.
  private static func limits(_ paths: [String]) throws(CallError) -> [String] {
    if paths.isEmpty { return [] }
    let prefix = try Git.line(["rev-parse", "--show-prefix"])
    return paths.map { path in
      (prefix + path).split(separator: "/").reduce(into: [Substring]()) { parts, part in
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
      }.joined(separator: "/")
    }
  }

  private static func contains(_ limit: String, _ path: String) -> Bool {
    limit.isEmpty || path == limit || path.hasPrefix(limit + "/")
  }

  /// The scenes of a commit: the hashes of their contents by path.
  private static func files(_ commit: String, _ limits: [String]) throws(CallError) -> [String: String] {
    var files: [String: String] = [:]
    for entry in try Git.fields(["ls-tree", "-r", "-z", "--full-tree", commit]) {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("100"),
        SceneSearch.Kind.sceneOrNib.suffixes.contains(where: { parts[1].hasSuffix($0) })
      else { continue }
      let (path, words) = (String(parts[1]), parts[0].split(separator: " "))
      guard limits.isEmpty || limits.contains(where: { contains($0, path) }), words.count == 3 else { continue }
      files[path] = String(words[2])
    }
    return files
  }

  /// The old paths of renamed files.
  private static func renamed(_ old: String, _ new: String) throws(CallError) -> [String: String] {
    let fields = try Git.fields(["diff-tree", "-r", "-z", "-M", "--diff-filter=R", "--name-status", old, new])
    var names: [String: String] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) { names[fields[start + 2]] = fields[start + 1] }
    return names
  }

  // MARK: Contents

  /// The contents of files by hash, in batches whose hashes fit into a pipe.
  private static func contents(_ names: [String]) throws(CallError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for start in stride(from: 0, to: names.count, by: 200) {
      let some = names[start..<min(start + 200, names.count)]
      let bytes = try Git.output(["cat-file", "--batch"], input: some.map { $0 + "\n" }.joined())
      var rest = bytes[...]
      for name in some {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
        let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        guard let size = header.last.flatMap({ Int($0) }), end + 1 + size <= rest.endIndex else { break }
        contents[name] = Array(rest[(end + 1)..<(end + 1 + size)])
        rest = rest[min(end + 2 + size, rest.endIndex)...]
      }
    }
    return contents
  }
}
