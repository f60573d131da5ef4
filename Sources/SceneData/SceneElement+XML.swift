public import Foundation
import XMLCoder

extension SceneElement {
  /// Reads the root element of a document that the compiler would read, too.
  public init(xml: Data) throws {
    let xml = try CheckedXML(xml)
    let decoder = XMLDecoder(trimValueWhitespaces: false, removeWhitespaceElements: false)
    self = try decoder.decode(SceneElement.self, from: xml.data)
    name = xml.rootName
  }

  /// Reads the root element of a document.
  public init(xml: String) throws {
    try self.init(xml: Data(xml.utf8))
  }

  /// The element as a document of its own, which reads back as the same element.
  ///
  /// Nothing is indented, since white space would be content; `scenec format` lays the result out.
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

  /// As many elements in each other as the compiler reads.
  private static let levelLimit = 257

  /// How many elements lie in each other, this one included.
  private var levelCount: Int {
    var (count, level) = (0, [self])
    while !level.isEmpty, count <= Self.levelLimit {
      level = level.flatMap(\.elements)
      count += 1
    }
    return count
  }

  /// XML reads a line end or a tab in an attribute as a space, and a carriage return as a line feed, unless they are
  /// written as references.
  private static var encoder: XMLEncoder {
    let encoder = XMLEncoder()
    encoder.charactersEscapedInAttributes += [("\t", "&#9;"), ("\n", "&#10;"), ("\r", "&#13;")]
    encoder.charactersEscapedInElements += [("\r", "&#13;")]
    return encoder
  }
}
