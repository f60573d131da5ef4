/// What comes of files whose lines are merged, by whoever does it best.
struct TextualMerge {
  let files: ThreeWay<[UInt8]>
  /// Who is asked first.
  let merger: (any LineMerger)?
  let markers: ConflictMarkers

  /// The merged file; each time it is asked for, it is made.
  var result: MergedLines {
    let markers = markers.unmistakable(in: files)
    let marked = merger?.merge(base: files.base, ours: files.ours, theirs: files.theirs, markers: markers)
    return marked.map { MergedLines($0, with: markers) } ?? LineMerge(files).result
  }
}
