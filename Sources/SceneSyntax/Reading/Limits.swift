/// How much a document may hold; the defaults are those of libxml2.
struct Limits {
  /// The most elements inside each other. Libxml2 speaks of 256, and lets one more pass.
  var depth = 257
  /// The most bytes of one attribute value, text, comment, CDATA section or processing instruction.
  var length = 10_000_000
  /// The most bytes of a name.
  var nameLength = 50_000
  /// The most bytes of a file: what a `SourceRange` can count.
  var fileLength = Int(UInt32.max)
  /// The most syntax errors reported: more are noise.
  var errors = 100
}
