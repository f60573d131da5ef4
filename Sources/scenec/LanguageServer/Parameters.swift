import SceneBuilding
import SceneLanguageServer

/// The parameters of a message.
struct Parameters {
  let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value }

  /// The path of the file that a message is about.
  var path: String {
    get throws(ResponseError) {
      guard let uri = value?["textDocument"]?["uri"]?.string else { throw .invalidParams("text document") }
      return DocumentURI.path(uri)
    }
  }

  /// The position that a message is about.
  var position: TextPosition {
    get throws(ResponseError) {
      guard let position = Self.position(value?["position"]) else { throw .invalidParams("position") }
      return position
    }
  }

  /// The range that a message is about.
  var range: (start: TextPosition, end: TextPosition) {
    get throws(ResponseError) {
      guard let range = Self.range(value?["range"]) else { throw .invalidParams("range") }
      return range
    }
  }

  static func range(_ value: JSONValue?) -> (start: TextPosition, end: TextPosition)? {
    guard let start = position(value?["start"]), let end = position(value?["end"]) else { return nil }
    return (start, end)
  }

  static func position(_ value: JSONValue?) -> TextPosition? {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else { return nil }
    return TextPosition(line: line, character: character)
  }
}
