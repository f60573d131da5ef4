public import Foundation
import XMLCoder

extension SceneElement {
  /// Reads the root element of a document.
  public init(xml: Data) throws {
    let xml = try SafeXML(xml).data
    let outline = try DocumentOutline(xml)
    let decoder = XMLDecoder(trimValueWhitespaces: false, removeWhitespaceElements: false)
    self = try decoder.decode(SceneElement.self, from: xml)
    name = outline.rootName
  }

  /// Reads the root element of a document.
  public init(xml: String) throws {
    try self.init(xml: Data(xml.utf8))
  }

  /// The element as a document of its own, which reads back as the same element.
  ///
  /// Nothing is indented, since white space would be content; `scenec format` lays the result out.
  public func xml() throws -> String {
    let header = XMLHeader(version: 1.0, encoding: "UTF-8")
    let data = try Self.encoder.encode(self, withRootKey: name, header: header)
    guard let copy = try? SceneElement(xml: data), copy == normalized else {
      throw SceneDataError("'\(name)' cannot be written as XML: a name or a character in it is none that XML allows")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
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
