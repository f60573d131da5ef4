public import Foundation
public import SceneCompiler
public import SceneDiagnostics
import SceneImport
import ScenePreview
import StoryboardReading

/// Some small scenes and all of their diagnostics. `Tests/Cases/README.md` describes the format.
public struct CheckCase: Sendable, CustomStringConvertible {
  /// The purpose of a case.
  public enum Role: String, Sendable {
    /// The diagnostic is reported.
    case wrong
    /// The scene is nearly wrong, or at a limit, and the diagnostic is not reported.
    case right
    /// Another error in the scene affects the diagnostic.
    case damaged
  }

  /// The diagnostic of the file.
  public let id: String
  /// The purpose.
  public let role: Role
  /// The title: `six tabs`.
  public let title: String
  fileprivate let sources: [Source]
  /// The options of the compiler.
  public let options: Compiler.Options
  /// The expected lines.
  public let expected: [String]

  /// A scene or a template in the file.
  fileprivate struct Source {
    let path: String
    var text = ""
    /// Whether it has a name. Text before the first named source is `Main.scene`.
    var isNamed = true
  }

  /// `crowded-tab-bar: wrong: six tabs`.
  public var description: String { "\(id): \(role.rawValue): \(title)" }
}

// MARK: Running

extension CheckCase {
  /// The diagnostics of the compiler, in the format of the file.
  public var reported: [String] {
    diagnostics.flatMap(Self.lines)
  }

  /// The ids of the diagnostics.
  public var reportedIDs: Set<String> { Set(diagnostics.map(\.id)) }

  /// Whether applying fixes terminates.
  public var fixesEnd: Bool {
    Fixes.applyAll(to: scenes) { Compiler(options).compile($0).diagnostics } != nil
  }

  private var diagnostics: [Diagnostic] {
    if AllDiagnostics.idsOfScreens.contains(id) {
      return Compiler(options).check(scenes, screens: { ScreenCheck().diagnostics(of: $0) })
    }
    let storyboards = storyboards
    guard !storyboards.isEmpty else { return Compiler(options).compile(scenes).diagnostics }
    return Compiler(options).compile(storyboards, isWholeApp: storyboards.count > 1).diagnostics
  }

  /// Storyboards that UIKit loads. Several are those of a whole app.
  private var storyboards: [Storyboard] {
    sources.filter { $0.path.hasSuffix(".storyboard") }.map { source in
      StoryboardReader.read(SceneFile(path: source.path, bytes: source.bytes))
    }
  }

  /// The scenes.
  public var scenes: [SceneFile] {
    sources.filter { $0.path.hasSuffix(".scene") && !$0.path.hasPrefix(FixtureModule.folder) }
      .map { SceneFile(path: $0.path, bytes: $0.bytes) }
  }

  private static func options(_ sources: [Source]) throws -> Compiler.Options {
    let files = Dictionary(sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var options = try FixtureOptions.read(String(decoding: files[Fixture.optionsPath] ?? [], as: UTF8.self))
    options.modules = try FixtureModule.all(in: files).map(\.module)
    options.templates = TemplateSet(
      replacing: sources.filter { $0.path.hasSuffix(".stencil") }.map {
        SceneFile(path: $0.path, bytes: $0.bytes)
      })
    let swift = sources.filter { $0.path.hasSuffix(".swift") }
    if !swift.isEmpty { options.sources = swift.map { SceneFile(path: $0.path, bytes: $0.bytes) } }
    if let resources = files[FixtureResources.path] {
      options.resources = try FixtureResources.read(String(decoding: resources, as: UTF8.self))
    }
    return options
  }

  private static func lines(about diagnostic: Diagnostic) -> [String] {
    let main = "\(place(diagnostic.place)) \(diagnostic.severity.rawValue)[\(diagnostic.id)]: \(diagnostic.message)"
    let notes = diagnostic.notes.map { "  \(place($0.place)) note: \($0.message)" }
    let help = diagnostic.help.map { ["  help: \($0)"] } ?? []
    let edits = (diagnostic.fix?.edits ?? []).map { "  \(place($0.place)) becomes «\(visible($0.replacement))»" }
    return [main] + notes + help + edits
  }

  /// A place and its text: `2:4 «label»`.
  private static func place(_ place: Place) -> String {
    let position = LineTable(place.file).position(of: place.range.start)
    let path = place.file.path == "Main.scene" ? "" : place.file.path + ":"
    return "\(path)\(position.line):\(position.column) «\(visible(place.file.text(in: place.range)))»"
  }

  private static func visible(_ text: String) -> String {
    text.replacing("\n", with: "␊").replacing("\r", with: "␍").replacing("\0", with: "␀")
  }
}

extension CheckCase.Source {
  /// The input of the compiler. Elements without a root get one, with `a` as the initial controller.
  var bytes: [UInt8] {
    let isWhole = isNamed || text.contains("<scenes") || path.hasSuffix(".swift")
    let isObjects = path.hasSuffix(".storyboard") && text.hasPrefix("<scene")
    let whole =
      isObjects
      ? Self.storyboardStart + text + "</scenes></document>\n"
      : isWhole ? text : "<scenes initialViewController=\"a\">\n\(text)</scenes>\n"
    var bytes: [UInt8] = []
    var rest = whole[...]
    while let escape = rest.firstMatch(of: #/\\x\{(?<hex>[0-9A-F]{2})\}/#) {
      bytes += rest[..<escape.range.lowerBound].utf8
      if let byte = UInt8(escape.hex, radix: 16) { bytes.append(byte) }
      rest = rest[escape.range.upperBound...]
    }
    return bytes + rest.utf8
  }
}

extension CheckCase.Source {
  /// What stands in front of the scenes of a storyboard, on one line.
  private static let storyboardStart =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
    + "initialViewController=\"a\"><scenes>\n"
}

// MARK: Reading and writing

/// The cases of one diagnostic.
public struct CheckCaseFile: Sendable, CustomStringConvertible {
  /// The diagnostic.
  public let id: String
  /// Its cases, in order.
  public let cases: [CheckCase]
  private let url: URL

  /// The diagnostic.
  public var description: String { id }

  /// The folder of all files.
  public static let folder = Fixture.root.appending(path: "../Cases").standardized

  /// The ids that have a file, sorted.
  public static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }.sorted()
    }
  }

  /// All valid files, by id.
  public static let all: [CheckCaseFile] =
    ((try? names) ?? []).compactMap { try? CheckCaseFile(folder.appending(path: $0 + ".txt")) }

  /// A line that is not part of a case.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  init(_ url: URL) throws {
    self.url = url
    id = url.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: url, encoding: .utf8)
    let blocks = ("\n" + text).split(separator: "\n# ").filter { !$0.isEmpty && $0 != "\n" }
    cases = try blocks.map { [id] in try CheckCase($0, id: id) }
  }

  /// Writes the current diagnostics of the compiler into the file; returns whether it changed.
  public func rewrite() throws -> Bool {
    let old = try String(contentsOf: url, encoding: .utf8)
    let new = cases.map { $0.text(expected: $0.reported) }.joined(separator: "\n")
    guard old != new else { return false }
    try Data(new.utf8).write(to: url)
    return true
  }
}

extension CheckCase {
  /// Parses a block: a title, the sources, and lines that begin with `>`.
  fileprivate init(_ block: Substring, id: String) throws {
    var lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let heading = lines.removeFirst()
    guard let match = heading.wholeMatch(of: #/(?<role>\w+): (?<title>.+)/#), let role = Role(rawValue: "\(match.role)")
    else {
      throw CheckCaseFile.Unreadable(description: "\(id): '\(heading)' does not begin with wrong, right or damaged")
    }
    var sources = [Source(path: "Main.scene", isNamed: false)]
    var expected: [String] = []
    while lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("> ") {
        expected.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("--- ") {
        sources.append(Source(path: String(line.dropFirst(4))))
      } else {
        sources[sources.count - 1].text += line + "\n"
      }
    }
    if sources.count > 1, sources[0].text.isEmpty { sources.removeFirst() }
    self.init(
      id: id, role: role, title: "\(match.title)", sources: sources, options: try Self.options(sources),
      expected: expected)
  }

  fileprivate func text(expected: [String]) -> String {
    let files = sources.map { ($0.isNamed ? "--- \($0.path)\n" : "") + $0.text }
    return "# \(role.rawValue): \(title)\n" + files.joined() + expected.map { "> \($0)\n" }.joined()
  }
}
