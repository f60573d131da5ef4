import Foundation
import SceneDiagnostics

/// A value in a JSON file, and where it stands; Foundation reads it.
struct JSONText {
  private let file: SceneFile
  private let range: Range<Int>

  /// The value in a range of a file that Foundation has found right.
  init(_ file: SceneFile, _ range: Range<Int>) { (self.file, self.range) = (file, range) }

  /// Where the value stands; of a string, what is between its quotation marks.
  var place: Place {
    let inset = first == UInt8(ascii: "\"") ? 1 : 0
    return Place(file, SourceRange(range.lowerBound + inset, range.upperBound - inset))
  }

  /// The string that this is; nil if it is something else.
  var string: String? {
    guard first == UInt8(ascii: "\"") else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(file.bytes[range]), options: .fragmentsAllowed) as? String
  }

  /// The elements of the list that this is; nil if it is something else.
  var elements: [JSONText]? {
    guard first == UInt8(ascii: "[") else { return nil }
    return parts.map { JSONText(file, $0) }
  }

  /// The members of the object that this is, in their order; nil if it is something else.
  var members: [(name: JSONText, value: JSONText)]? {
    guard first == UInt8(ascii: "{") else { return nil }
    return parts.compactMap { member in
      let halves = JSONParts(file.bytes).split(member, at: UInt8(ascii: ":"))
      return halves.count == 2 ? (JSONText(file, halves[0]), JSONText(file, halves[1])) : nil
    }
  }

  private var first: UInt8? { file.bytes[range].first }

  /// What is between the brackets and the commas.
  private var parts: [Range<Int>] {
    JSONParts(file.bytes).split(range.dropFirst().dropLast(), at: UInt8(ascii: ","))
  }
}
