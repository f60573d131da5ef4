public import SceneDiagnostics

/// A range of a file.
public struct Location: Hashable, Sendable {
  public let path: String
  public let range: SourceRange

  public init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }

  /// The location of a place.
  public init(_ place: Place) { self.init(path: place.file.path, range: place.range) }
}

/// A replacement of a range of a file.
public struct FileEdit: Sendable {
  public let path: String
  public let range: SourceRange
  public let text: String

  public init(path: String, range: SourceRange, text: String) {
    self.path = path
    self.range = range
    self.text = text
  }
}

/// An entry of a completion list.
public struct CompletionItem: Sendable {
  /// What kind of thing it is, for its icon.
  public enum Kind: Sendable {
    case element, attribute, word, reference, `class`, method, property, color, file
  }

  public let label: String
  public let kind: Kind
  /// A few words behind the label.
  public var detail: String?
  /// Markdown.
  public var documentation: String?
  /// The new text; with `isSnippet`, in the syntax of snippets.
  public var text: String
  public var isSnippet = false
  /// What is replaced.
  public let range: SourceRange
  /// Whether it belongs in front of the others.
  public var isPreferred = false
  /// Whether the client asks for the next completion at once.
  public var continues = false
}

/// The text that is shown for a place.
public struct Hover: Sendable {
  /// Markdown.
  public let text: String
  public let range: SourceRange
}

/// A thing with a name in a list of symbols.
public struct OutlineSymbol: Sendable {
  /// What it is, for its icon.
  public enum Kind: Sendable {
    case controller, view, segue, value, style, connection, object
  }

  public let name: String
  public let detail: String
  public let kind: Kind
  public let path: String
  public let range: SourceRange
  public let nameRange: SourceRange
  /// The name of what it is in.
  public var container: String?
  public var children: [OutlineSymbol] = []
}

/// A range with a colour or a style of text.
public struct SemanticToken: Sendable {
  /// What stands there.
  public enum Kind: Int, Sendable, CaseIterable {
    case element, attribute, name, reference, `class`, method, word, number, string, comment
  }

  public let range: SourceRange
  public let kind: Kind
  public let isDeclaration: Bool
}

/// A range that can be folded.
public struct FoldingRange: Sendable {
  public let firstLine: Int
  public let lastLine: Int
  public let isComment: Bool
}

/// A change that the client offers.
public struct CodeAction: Sendable {
  /// What kind of change it is.
  public enum Kind: String, Sendable, CaseIterable {
    case fix = "quickfix"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  public let title: String
  public let kind: Kind
  public let edits: [FileEdit]
  /// A file that is made first.
  public var newFile: String?
  /// The diagnostic that it fixes.
  public var diagnostic: Diagnostic?
}

/// A hint between the characters of a text.
public struct InlayHint: Sendable {
  public let offset: Int
  public let label: String
  public let isType: Bool
  public let tooltip: String?
  /// Where the hint leads.
  public let target: Location?
}

/// A colour in a text: red, green, blue and alpha from 0 to 1.
public struct ColorValue: Sendable {
  public let range: SourceRange
  public let red: Double
  public let green: Double
  public let blue: Double
  public let alpha: Double
}

/// A line above the text.
public struct CodeLens: Sendable {
  public let range: SourceRange
  public let title: String
  /// The places that it shows.
  public let locations: [Location]
}

/// A controller in the call hierarchy: segues are its calls.
public struct FlowItem: Sendable {
  public let name: String
  public let detail: String
  public let path: String
  public let range: SourceRange
  public let nameRange: SourceRange
}

/// A controller that leads to another, or to which another leads, and the segues between the two.
public struct FlowCall: Sendable {
  public let item: FlowItem
  /// The segues, in the file of the source.
  public let segues: [SourceRange]
}

/// Why a request is refused, in words for the user.
public struct Refusal: Error, Sendable {
  public let reason: String
}

/// A place that can be renamed, and what it is called now.
public struct RenamePlace: Sendable {
  public let range: SourceRange
  public let name: String
}

extension SourceRange {
  /// The range of offsets.
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
