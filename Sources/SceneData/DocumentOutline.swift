import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// What XMLCoder does not tell about a document: the name of its root, and where it is not well-formed.
final class DocumentOutline: NSObject, XMLParserDelegate {
  private var root: String?
  private var openElements = 0

  /// The name of the root element.
  var rootName: String { root ?? "" }

  /// Reads a document from start to end; says in which line it is not well-formed if that is so.
  init(_ xml: Data) throws {
    super.init()
    guard !xml.isEmpty else { throw SceneDataError("there is no element to read") }
    let parser = XMLParser(data: xml)
    parser.delegate = self
    // What it returns is of no use: where Foundation is Swift's own, it is true even of a document that breaks off.
    _ = parser.parse()
    let isBroken = parser.parserError.map { !Self.isAboutNamespaces($0) } ?? false
    guard root != nil, openElements == 0, !isBroken else {
      throw SceneDataError("the XML is not well-formed in line \(max(1, parser.lineNumber)); 'scenec check' says why")
    }
  }

  /// Whether libxml2 complains of a prefix that is not declared, which XML 1.0 knows nothing of.
  private static func isAboutNamespaces(_ error: any Error) -> Bool {
    (200..<300).contains((error as NSError).code)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if root == nil { root = name }
    openElements += 1
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    openElements -= 1
  }
}
