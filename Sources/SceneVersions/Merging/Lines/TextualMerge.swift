/// A merge of lines, by the given merger or by scenec.
struct TextualMerge {
  let files: ThreeWay<[UInt8]>
  /// The preferred merger.
  let merger: (any LineMerger)?
  let markers: ConflictMarkers

  /// The merged file; computed on each access.
  var result: MergedLines {
    let markers = markers.unmistakable(in: files)
    let marked = merger?.merge(base: files.base, ours: files.ours, theirs: files.theirs, markers: markers)
    return marked.map { MergedLines($0, with: markers) } ?? LineMerge(files).result
  }
}
