/// The exceptions of UIKit for invalid snapshots.
enum SnapshotProblem {
  case noSections
  case unknownSection(String)
  case unknownItem(String)
  case twins(String, [String])

  /// Snapshots can be made on any thread; a test that expects exceptions is on the main actor.
  func raise() {
    let exception = UncaughtException(name: .internalInconsistency, reason: reason)
    MainActor.assumeIsolated { exception.raise() }
  }

  private var reason: String {
    switch self {
    case .noSections: "There are currently no sections in the data source. Please add a section first."
    case .unknownSection(let section): "Invalid section identifier for section specified: \(section)"
    case .unknownItem(let item): "Invalid item identifier specified: \(item)"
    case .twins(let kind, let twins):
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    "
        + twins.joined(separator: ",\n    ") + "\n)}"
    }
  }
}
