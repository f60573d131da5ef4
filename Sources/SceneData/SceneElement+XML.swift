public import Foundation
import XMLCoder

extension SceneElement {
  /// Parses the root element of a document. It accepts the same documents as the compiler.
  public init(xml: Data) throws {
    let xml = try CheckedXML(xml)
    let decoder = XMLDecoder(trimValueWhitespaces: false, removeWhitespaceElements: false)
    self = try decoder.decode(SceneElement.self, from: xml.data)
    name = xml.rootName
  }

  /// Parses the root element of a document.
  public init(xml: String) throws {
    try self.init(xml: Data(xml.utf8))
  }

  /// The element as a document, which parses as the same element.
  ///
  /// It has no indentation, because white space would be content. `scenec format` formats it.
  public func xml() throws -> String {
    guard levelCount <= Self.levelLimit else {
      throw SceneDataError(
        "'\(name)' cannot be written as XML: more than \(Self.levelLimit) elements lie in each other")
    }
    let header = XMLHeader(version: 1.0, encoding: "UTF-8")
    let data = try Self.encoder.encode(self, withRootKey: name, header: header)
    guard let copy = try? SceneElement(xml: data), copy == normalized else {
      throw SceneDataError("'\(name)' cannot be written as XML: a name or a character in it is none that XML allows")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The maximum depth, as in the compiler.
  private static let levelLimit = 257

  /// The depth of the element, including itself.
  private var levelCount: Int {
    var (count, level) = (0, [self])
    while !level.isEmpty, count <= Self.levelLimit {
      level = level.flatMap(\.elements)
      count += 1
    }
    return count
  }

  /// XML turns a line end or a tab in an attribute into a space, and a carriage return into a line feed, unless they
  /// are written as references.
  private static var encoder: XMLEncoder {
    let encoder = XMLEncoder()
    encoder.charactersEscapedInAttributes += [("\t", "&#9;"), ("\n", "&#10;"), ("\r", "&#13;")]
    encoder.charactersEscapedInElements += [("\r", "&#13;")]
    return encoder
  }
}
