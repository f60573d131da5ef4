import Foundation
import SceneDiagnostics
import SceneImport
import Testing

/// A small part of a storyboard or a xib, the scene that it becomes and the report. `Cases/README.md` describes the
/// format.
struct ImportCase: Sendable {
  /// What is special about it: `an edge of the safe area`.
  let title: String
  /// What Interface Builder writes.
  fileprivate let source: String
  /// The lines with options, by their names.
  fileprivate let options: [(name: String, value: String)]
  /// The expected lines.
  let expected: [String]
}

// MARK: Importing

extension ImportCase {
  /// The lines that the import gives now.
  var imported: [String] {
    let result = Importer.run(
      SceneFile(path: fileName, text: document), named: fileName, scenePath: "Main.scene", importerOptions)
    guard let scene = result.scene else { return ["> " + (result.objection ?? "")] }
    let report = result.reportText.split(separator: "\n").map { "> " + $0 }
    return shown(String(decoding: scene, as: UTF8.self)).map { "| " + $0 }
      + (result.report == nil ? [] : report) + result.errors.map { "> error: " + $0.message }
  }

  private func option(_ name: String) -> String? { options.first { $0.name == name }?.value }

  private var fileName: String {
    option("file") ?? (firstElement == "objects" ? "Main.xib" : "Main.storyboard")
  }

  private var importerOptions: Importer.Options {
    var result = Importer.Options()
    result.table = option("table")
    result.translatedKeys = option("translated").map { Set($0.split(separator: " ").map(String.init)) }
    let names = option("names")?.split(separator: " ").map { $0.split(separator: "=").map(String.init) } ?? []
    result.names = Dictionary(names.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    result.classes = option("swift").map { AppClasses([SceneFile(path: "App.swift", text: $0)]) }
    result.isForComparison = option("comparison") != nil
    return result
  }

  // MARK: Documents

  private var firstElement: Substring { source.dropFirst().prefix { $0.isLetter } }

  /// The source in a document. The first line of the source is line 2 of it, if it is no document itself.
  private var document: String {
    switch firstElement {
    case "objects": return Self.start("XIB") + ">\n" + source + "</document>\n"
    case "scene": return Self.start("Storyboard.XIB") + "><scenes>\n" + source + "</scenes></document>\n"
    case let name where name.hasSuffix("Controller") || name == "viewControllerPlaceholder":
      return Self.start("Storyboard.XIB") + Self.sceneStart + "\n" + source + Self.sceneEnd
    case "subviews":
      return Self.start("Storyboard.XIB") + Self.sceneStart + Self.viewStart + "\n" + source + Self.viewEnd
    case _ where source.contains("type=\"com.") || source.hasPrefix("<document"): return source
    default:
      return Self.start("Storyboard.XIB") + Self.sceneStart + Self.viewStart + "<subviews>\n" + source
        + "</subviews>" + Self.viewEnd
    }
  }

  private static func start(_ type: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.\#(type)" version="3.0" useAutolayout="YES""#
  }

  private static let sceneStart = #"><scenes><scene sceneID="s"><objects>"#
  private static let sceneEnd = "</objects></scene></scenes></document>\n"
  private static let viewStart = #"<viewController id="a" customClass="A"><view key="view" id="v">"#
  private static let viewEnd = "</view></viewController>" + sceneEnd

  // MARK: Scenes

  /// The lines of a scene without those that every scene has, and without what the document around the source becomes.
  private func shown(_ scene: String) -> [String] {
    var lines = scene.split(separator: "\n").filter { !$0.hasPrefix("<?xml") }.map(String.init)
    if lines.first == "<scenes>", lines.last == "</scenes>" {
      lines = lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
    }
    let isOnlyView =
      lines.starts(with: [#"<viewController id="a" customClass="A">"#, "  <view>"])
      && lines.suffix(2) == ["  </view>", "</viewController>"]
      && lines.dropFirst(2).dropLast(2).allSatisfy { $0.hasPrefix("    ") }
    return isOnlyView ? lines.dropFirst(2).dropLast(2).map { String($0.dropFirst(4)) } : lines
  }
}

// MARK: Reading and writing

/// The cases of one subject.
struct ImportCaseFile: Sendable, CustomTestStringConvertible {
  /// The subject.
  let name: String
  /// Its cases, in order.
  let cases: [ImportCase]
  private let url: URL

  var testDescription: String { name }

  /// The folder of all files.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static func all() throws -> [ImportCaseFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".txt") }
      .map { try ImportCaseFile(folder.appending(path: $0)) }
  }

  private init(_ url: URL) throws {
    self.url = url
    name = url.deletingPathExtension().lastPathComponent
    cases = ("\n" + (try String(contentsOf: url, encoding: .utf8))).split(separator: "\n# ")
      .map { ImportCase(block: $0) }.filter { !$0.title.isEmpty }
  }

  /// Writes what the import gives now into the file; returns whether it changed.
  func rewrite() throws -> Bool {
    let old = try String(contentsOf: url, encoding: .utf8)
    let new = cases.map(\.text).joined(separator: "\n")
    guard old != new else { return false }
    try Data(new.utf8).write(to: url)
    return true
  }
}

extension ImportCase {
  /// Parses a block: a title, lines with options, the source, and the expected lines.
  fileprivate init(block: Substring) {
    let lines = block.split(separator: "\n").map(String.init)
    title = lines.first ?? ""
    let rest = lines.dropFirst()
    options = rest.filter { $0.hasPrefix("--- ") }.map { line in
      let parts = line.dropFirst(4).split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    let isExpected: (String) -> Bool = { $0.hasPrefix("| ") || $0.hasPrefix("> ") }
    expected = rest.filter(isExpected)
    source = rest.filter { !$0.hasPrefix("--- ") && !isExpected($0) }.map { $0 + "\n" }.joined()
  }

  /// The block with what the import gives now.
  fileprivate var text: String {
    let options = options.map { "--- " + $0.name + ($0.value.isEmpty ? "" : ": " + $0.value) + "\n" }.joined()
    return "# \(title)\n" + options + source + imported.map { $0 + "\n" }.joined()
  }
}
