import ArgumentParser
import PathKit

/// The options for the list of texts and the strings catalogue.
struct StringsOptions: ParsableArguments {
  /// The format of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(help: ArgumentHelp("The format of the list: text or json.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Update a strings catalogue, created if necessary, instead of printing a list.",
      discussion: "The name of the file is the table: 'Main.xcstrings' gets the texts with 'localization=\"Main\"'.",
      valueName: "file"),
    completion: .file(extensions: ["xcstrings"])
  )
  var output: Path?

  @Option(help: ArgumentHelp("The language of the scenes, for a new catalogue; by default, 'en'.", valueName: "code"))
  var sourceLanguage = "en"

  @Flag(help: "Write nothing; report a stale or missing catalogue, and show the difference.")
  var check = false

  /// The strings table of the catalogue.
  var table: String? {
    guard let name = output?.lastComponent, name.hasSuffix(Self.ending) else { return nil }
    return String(name.dropLast(Self.ending.count))
  }

  private static let ending = ".xcstrings"

  func validate() throws {
    if sourceLanguage == "" {
      throw ValidationError("'--source-language' is empty; check for a variable that is not set")
    }
    if check, output == nil { throw ValidationError("'--check' needs '--output'") }
    guard output != nil else { return }
    if table?.isEmpty ?? true {
      throw ValidationError("'--output' takes the path of a strings catalogue, 'Main.xcstrings'")
    }
    if format != .text { throw ValidationError("'--format' and '--output' exclude each other; leave one out") }
  }
}
