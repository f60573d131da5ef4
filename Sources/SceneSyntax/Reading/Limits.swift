/// The limits of a document. The defaults are those of libxml2.
struct Limits {
  /// The maximum depth of elements. libxml2 documents 256, but accepts one more.
  var depth = 257
  /// The maximum number of bytes of an attribute value, text, comment, CDATA section or processing instruction.
  var length = 10_000_000
  /// The maximum number of bytes of a name.
  var nameLength = 50_000
  /// The maximum number of bytes of a file, given by `SourceRange`.
  var fileLength = Int(UInt32.max)
  /// The maximum number of reported syntax errors.
  var errors = 100
}
