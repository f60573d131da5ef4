import SceneExport

extension ExportReport {
  /// The report as lines of fields with tabs between them: the counts, and then the omissions.
  var lines: String {
    let counts = "counts\t\(carried)\t\(noted)\t\(left)\n"
    return counts
      + omissions.map { omission in
        let fields = [
          omission.isNoted ? "noted" : "left", "\(omission.line)", "\(omission.column)", omission.element,
          omission.attribute ?? "", omission.reason,
        ]
        return fields.map { $0.split { "\t\n\r".contains($0) }.joined(separator: " ") }.joined(separator: "\t") + "\n"
      }.joined()
  }
}
