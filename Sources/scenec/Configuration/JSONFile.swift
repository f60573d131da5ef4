import Foundation
import SceneDiagnostics

/// A file that should hold JSON.
enum JSONFile {
  /// Why a file holds none, and where that shows.
  struct Problem: Error {
    let sentence: String
    let place: Place
  }

  /// Finds the value in a file; it begins behind a byte-order mark.
  static func value(in file: SceneFile) throws(Problem) -> JSONText {
    let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = mark..<file.bytes.count
    if let offset = offsetOfForeignBytes(in: file.bytes[text]) {
      throw Problem(sentence: "this is not text in UTF-8; save the file as UTF-8", place: place(offset, in: file))
    }
    let range = JSONParts(file.bytes).trimmed(text)
    if range.isEmpty {
      throw Problem(sentence: "there is nothing in this file; write at least '{}'", place: place(mark, in: file))
    }
    do {
      _ = try JSONSerialization.jsonObject(with: Data(file.bytes[text]), options: .fragmentsAllowed)
    } catch {
      throw problem(error, in: file, from: mark)
    }
    return JSONText(file, range)
  }

  /// Where text stops being UTF-8. What is zero is not in any JSON, and to Foundation a sign of another encoding.
  private static func offsetOfForeignBytes(in bytes: ArraySlice<UInt8>) -> Int? {
    let understood = String(decoding: bytes, as: UTF8.self).utf8
    let count = zip(bytes, understood).prefix { $0 == $1 && $0 != 0 }.count
    return count < bytes.count ? bytes.startIndex + count : nil
  }

  private static func problem(_ error: any Error, in file: SceneFile, from start: Int) -> Problem {
    let information = (error as NSError).userInfo
    let words = information[NSDebugDescriptionErrorKey] as? String ?? ""
    if words.contains("end of file during JSON") {
      return Problem(
        sentence: "the file ends too early; close what is still open: quotation marks, ']' or '}'",
        place: place(file.bytes.count, in: file))
    }
    let offset = information["NSJSONSerializationErrorIndex"] as? Int ?? Self.offset(in: words) ?? 0
    return Problem(sentence: sentence(at: start + offset, in: file), place: place(start + offset, in: file))
  }

  private static func sentence(at offset: Int, in file: SceneFile) -> String {
    if file.bytes[min(offset, file.bytes.count)...].first == UInt8(ascii: "/") {
      return "JSON has no comments; take this one out"
    }
    return "this is not JSON; look for a comma, a quotation mark or a bracket that is missing or too many here"
  }

  /// The number that Foundation names in words where it does not give it as one.
  private static func offset(in words: String) -> Int? {
    words.firstMatch(of: #/(?:character|index) (\d+)/#).flatMap { Int($0.1) }
  }

  private static func place(_ offset: Int, in file: SceneFile) -> Place { Place(file, SourceRange(offset, offset)) }
}
