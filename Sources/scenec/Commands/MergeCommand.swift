import ArgumentParser
import PathKit
import SceneBuilding
import SceneDiagnostics
import SceneVersions

/// Merges two versions of a scene.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a scene, by element instead of by line.",
    usage: "scenec merge [<options>] <base> <ours> <theirs>",
    discussion: """
      Elements are matched by their ids, so both sides can move, rename, format and change them. Conflicts are marked \
      with git's markers around whole elements or start tags. If a merge by element is no better than a merge of \
      lines, the lines are merged. The result replaces our version.

        scenec merge Base.scene Ours.scene Theirs.scene
        scenec merge Base.scene Ours.scene Theirs.scene --print
        git config merge.scenec.driver \\
          "scenec merge %O %A %B -L %X -L %S -L %Y --marker-size %L --path %P"

      Exit status: 0 if the merge is clean; 1 if there are conflicts, or errors that neither version has; 2 if the \
      call is wrong or a file cannot be read or written.
      """
  )

  @Argument(
    help: ArgumentHelp("The common ancestor; '/dev/null' if there is none.", valueName: "base"),
    completion: .file(extensions: ["scene"])
  )
  var base: Path

  @Argument(
    help: ArgumentHelp("Our version, which the result replaces.", valueName: "ours"),
    completion: .file(extensions: ["scene"])
  )
  var ours: Path

  @Argument(
    help: ArgumentHelp("Their version.", valueName: "theirs"), completion: .file(extensions: ["scene"]))
  var theirs: Path

  @Flag(name: [.short, .long], help: "Print the result instead of replacing our version.")
  var print = false

  @Option(
    help: ArgumentHelp("Write the result to this file instead.", valueName: "path"), completion: .file())
  var output: Path?

  @Option(
    name: [.customShort("L"), .long],
    help: ArgumentHelp(
      "The name of our version in conflicts; repeated, the names of the base and of theirs.", valueName: "name"))
  var label: [String] = []

  @Option(help: ArgumentHelp("The number of signs in a conflict marker.", valueName: "count"))
  var markerSize = 7

  @Flag(name: .customLong("diff3"), help: "Show the base in conflicts too.")
  var showsBase = false

  @Option(help: ArgumentHelp("The path of the scene in messages.", valueName: "path"))
  var path: Path?

  @Option(help: ArgumentHelp("Use colour; 'auto' uses it on a terminal unless NO_COLOR is set."))
  var color = ColorChoice.auto

  func validate() throws {
    let paths = [base, ours, theirs] + [output].compactMap(\.self)
    if paths.contains("") { throw ValidationError("a path is empty; check for a variable that is not set") }
    if paths.contains("-") { throw ValidationError("versions are read from files; '-' is none") }
    if print, output != nil { throw ValidationError("'--print' and '--output' exclude each other; leave one out") }
    if label.count > 3 { throw ValidationError("three versions can be called something, and these are \(label.count)") }
    if !(1...1000).contains(markerSize) { throw ValidationError("'--marker-size' is a number from 1 to 1000") }
  }

  func run() throws {
    let path = path.flatMap { ["", "%P"].contains($0) ? nil : $0 } ?? ours
    let versions = try [base, ours, theirs].map { try read($0, named: path) }
    let merge = SceneMerge(
      base: versions[0], ours: versions[1], theirs: versions[2], markers: markers, lineMerger: GitLineMerger())
    let isEmpty = versions.map(\.bytes.isEmpty)
    if merge.bytes.isEmpty, isEmpty[1] != isEmpty[2] {
      // A version that nobody could read is mostly empty, and a scene never is.
      let reason = isEmpty[1] ? "is empty" : "would be empty, as '\(theirs)' is"
      StandardStream.error.write("'\(path)' \(reason); nothing was written\n")
      throw ExitStatus.scenesAreNotMerged
    }
    try write(merge.bytes)
    if merge.isClean { return }
    report(merge, path: path)
    throw ExitStatus.scenesAreNotMerged
  }

  private func read(_ path: Path, named name: Path) throws(CallError) -> SceneFile {
    let bytes = path == "/dev/null" ? [] : try InputFile.read(path).bytes
    return SceneFile(path: name.shown, bytes: bytes)
  }

  private func write(_ bytes: [UInt8]) throws {
    if print { return StandardStream.output.write(bytes) }
    guard let output else {
      try OutputWriter().write([OutputFile(path: ours, bytes: bytes, .edited)])
      return
    }
    let inputs = [base, theirs]
    try OutputWriter(inputs: inputs).write([OutputFile(path: output, bytes: bytes, .named)])
  }

  private var markers: ConflictMarkers {
    ConflictMarkers(
      ours: label(0, "%X", "ours"), base: label(1, "%S", "base"), theirs: label(2, "%Y", "theirs"), size: markerSize,
      showsBase: showsBase)
  }

  /// The name of a version. Old versions of git pass their placeholder unchanged.
  private func label(_ index: Int, _ placeholder: String, _ name: String) -> String {
    guard index < label.count, ![placeholder, ""].contains(label[index]) else { return name }
    return label[index]
  }

  private func report(_ merge: SceneMerge, path: Path) {
    if merge.conflictCount > 0 {
      let noun = merge.conflictCount == 1 ? "1 conflict" : "\(merge.conflictCount) conflicts"
      StandardStream.error.write("'\(path)' has \(noun)\n")
    } else {
      DiagnosticReporter(style: ReportStyle(color: color)).reportAsText(merge.newErrors, to: .error)
      StandardStream.error.write(
        "'\(path)' is merged, but has errors now that neither version has; fix them and add the file\n")
    }
  }
}
