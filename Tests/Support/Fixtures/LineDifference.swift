public import Foundation

/// The differing lines of two texts, with their numbers.
public struct LineDifference: CustomStringConvertible {
  /// The lines; empty if the texts are equal. After forty lines, the number of further ones.
  public let description: String

  /// Compares two texts.
  public init(_ old: Data, _ new: Data) {
    let oldLines = String(decoding: old, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = String(decoding: new, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let lines = newLines.difference(from: oldLines).map { change in
      switch change {
      case .remove(let offset, let line, _): "  \(offset + 1) - \(line)"
      case .insert(let offset, let line, _): "  \(offset + 1) + \(line)"
      }
    }
    let shown = lines.prefix(40).joined(separator: "\n")
    description = lines.count > 40 ? shown + "\n  and \(lines.count - 40) more lines" : shown
  }
}
