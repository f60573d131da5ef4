public import SceneDiagnostics

/// Assembles a document of one vocabulary from a file in another: every part keeps the place of what it was made of, so
/// that diagnostics about the document are at places in the file.
public struct DocumentAssembler {
  private var builder: DocumentBuilder

  /// A document without elements, for a file.
  public init(file: SceneFile) { builder = DocumentBuilder(file: file) }

  /// Opens an element that is made of the element at a range. What is added next is inside it, until `close`.
  public mutating func open(_ name: String, nameRange: SourceRange, range: SourceRange) {
    builder.open(Document.Node(.element, name, name: nameRange, range: range))
  }

  /// Adds an attribute to the element that was opened last, before anything is inside it.
  public mutating func add(_ name: String, _ value: String, nameRange: SourceRange, valueRange: SourceRange) {
    builder.append(
      Document.Attribute(
        name: name, value: value, nameRange: nameRange, valueRange: valueRange, quote: UInt8(ascii: "\"")))
  }

  /// Closes the element that was opened last.
  public mutating func close() { builder.closeAssembled() }

  /// The document.
  ///
  /// - Parameter isIncomplete: whether the file has syntax errors, so that parts can be missing.
  public func document(isIncomplete: Bool) -> Document {
    var document = builder.document
    document.hasErrors = isIncomplete
    return document
  }
}
