import ArgumentParser
import PathKit
import SceneBuilding
import SceneDrawing

/// The options for the output of a drawing.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file to write; by default, standard output.", valueName: "file"),
    completion: .file()
  )
  var output: Path?

  @Flag(help: "Write nothing; report whether the file is stale or missing, and show the difference.")
  var check = false

  @Flag(help: "Overwrite a file even if scenec did not make it.")
  var force = false

  func validate() throws {
    if output == "" { throw ValidationError("'--output' is empty; check for a variable that is not set") }
    if check, output == nil { throw ValidationError("'--check' needs '--output'") }
  }

  /// The links from a page to scene files, whose paths are relative to the current folder.
  var links: SourceLinks {
    let folders = (output?.string ?? "").split(separator: "/").dropLast().filter { $0 != "." }
    return folders.contains("..") || output?.isAbsolute == true ? SourceLinks() : SourceLinks(depth: folders.count)
  }

  /// Writes a drawing, or checks that it is up to date.
  ///
  /// - Parameter marker: the first characters of each drawing of the format.
  /// - Parameter inputs: the inputs, which it must not replace.
  /// - Returns: Whether the file is up to date.
  func deliver(_ text: String, marker: String, madeOf inputs: [Path], _ style: ReportStyle) throws -> Bool {
    guard let path = output else {
      StandardStream.output.write(text)
      return true
    }
    let file = OutputFile(path: path, contents: text, .generated(marker: marker))
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
