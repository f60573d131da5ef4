import ArgumentParser
import SceneDrawing

/// Where something drawn goes, and what becomes of it there.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file to write to; standard output without it.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Write nothing; say whether the file is stale or missing, and show the difference.")
  var check = false

  @Flag(help: "Write even over a file that scenec did not make.")
  var force = false

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if check, output == nil { throw ValidationError("'--check' needs '--output'") }
  }

  /// The links from where a page goes to scene files whose paths start in the current folder.
  var links: SourceLinks {
    let folders = (output ?? "").split(separator: "/").dropLast().filter { $0 != "." }
    return folders.contains("..") || output?.hasPrefix("/") == true ? SourceLinks() : SourceLinks(depth: folders.count)
  }

  /// Puts a drawing where it was asked for, or says whether it is there.
  ///
  /// - Parameter inputs: the files that it is made from, which it does not replace.
  /// - Returns: Whether the file is what it should be, now or already.
  func deliver(_ text: String, as format: MapFormat, madeOf inputs: [Path], _ style: ReportStyle) throws -> Bool {
    guard let path = output.map({ Path(argument: $0) }) else {
      StandardStream.output.write(text)
      return true
    }
    let file = OutputFile(path: path, contents: text, .generated(marker: format.marker))
    guard check else {
      try OutputWriter(writesOverForeignFiles: force, inputs: inputs).write([file])
      return true
    }
    let usesColor = Terminal.usesColor(style.color, on: .output)
    guard let finding = try FreshnessCheck(usesColor: usesColor).finding(about: file) else { return true }
    StandardStream.output.write(style.format == .github ? InertText.of(finding) : finding)
    return false
  }
}
