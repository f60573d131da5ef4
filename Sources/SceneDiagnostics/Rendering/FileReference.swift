/// A path as a URI: relative if the file is in the working folder, absolute otherwise.
struct FileReference {
  let uri: String
  let isRelative: Bool

  /// - Parameter folder: the working folder, as an absolute path.
  init(_ path: String, from folder: String) {
    let folder = Self.steps(folder)
    let steps = Self.steps(path, from: path.hasPrefix("/") ? [] : folder)
    isRelative = steps.count > folder.count && steps.starts(with: folder)
    let shown = steps.dropFirst(isRelative ? folder.count : 0).map(Self.percentEncoded).joined(separator: "/")
    uri = isRelative ? shown : "file:///" + shown
  }

  /// The components of a path from the root, without `.` and `..`, which relative references must not contain.
  private static func steps(_ path: String, from start: [Substring] = []) -> [Substring] {
    path.split(separator: "/").reduce(into: start) { steps, step in
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
  }

  private static func percentEncoded(_ step: Substring) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
    let digits = Array("0123456789ABCDEF")
    return step.utf8.reduce(into: "") { encoded, byte in
      if plain.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
