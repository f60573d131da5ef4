public import SceneDiagnostics

/// A file with translations of a strings table: `de.lproj/Main.strings`, `Main.stringsdict` or `Main.xcstrings`.
public struct TranslationFile: Sendable {
  /// A key.
  public struct Key: Sendable {
    /// The key itself.
    public let name: String
    /// Where the file has it, without quotation marks; nil if it cannot be changed there.
    public let range: SourceRange?

    /// Makes one of its parts.
    public init(name: String, range: SourceRange?) {
      self.name = name
      self.range = range
    }
  }

  /// The path.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
  /// The keys, in the order of the file; nil if the file cannot be read to its end.
  public let keys: [Key]?

  /// Makes one of its parts.
  public init(path: String, bytes: [UInt8], keys: [Key]?) {
    self.path = path
    self.bytes = bytes
    self.keys = keys
  }
}
