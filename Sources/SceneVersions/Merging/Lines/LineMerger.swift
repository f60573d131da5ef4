/// Merges lines, for where elements are no help.
///
/// scenec can do it by itself; who has another way, as git has, can have that one taken.
public protocol LineMerger {
  /// Merges two versions line by line.
  ///
  /// - Parameter markers: How conflicts are to be marked; no line of a version begins with one.
  /// - Returns: The merged file, with its conflicts between markers; nil if lines cannot be merged in this way here.
  func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8], markers: ConflictMarkers) -> [UInt8]?
}
