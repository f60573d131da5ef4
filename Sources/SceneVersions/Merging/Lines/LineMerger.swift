/// Merges lines where a merge by element does not work.
///
/// scenec has its own merge of lines. A program can provide another one, such as git's.
public protocol LineMerger {
  /// Merges two versions line by line.
  ///
  /// - Parameter markers: The conflict markers. No line of a version begins with one.
  /// - Returns: The merged file, with conflicts between markers; nil if this merger is not available.
  func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8], markers: ConflictMarkers) -> [UInt8]?
}
