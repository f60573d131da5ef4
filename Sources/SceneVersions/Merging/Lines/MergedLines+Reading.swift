import TextLines

extension MergedLines {
  /// Parses a file with conflict markers of another program.
  ///
  /// - Parameter markers: The markers, which are longer than any similar line of the versions.
  init(_ marked: [UInt8], with markers: ConflictMarkers) {
    var conflict: ThreeWay<[UInt8]>?
    var side = Side.ours
    for line in Lines(marked).all {
      switch markers.sign(of: line) {
      case ConflictMarkers.oursSign?: (conflict, side) = (ThreeWay { _ in [] }, .ours)
      case ConflictMarkers.baseSign?: side = .base
      case ConflictMarkers.theirsSign?: side = .theirs
      case ConflictMarkers.endSign?:
        if let conflict { append(conflict: conflict) }
        conflict = nil
      default:
        if conflict == nil { append(line) } else { conflict?[side] += line }
      }
    }
  }
}
