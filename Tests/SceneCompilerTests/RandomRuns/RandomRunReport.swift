/// The output of a program of random runs.
struct RandomRunReport: Sendable {
  /// A failed run.
  struct Failure: Sendable {
    let seed: Int
    let actions: [String]
    let faults: String
  }

  private(set) var failures: [Failure] = []
  /// The actions, in words.
  private(set) var story: [String] = []
  /// The number of performed actions of each kind.
  private(set) var taken: [String: Int] = [:]

  /// The message of a crash.
  let error: String

  init(_ output: String, error: String) {
    self.error = error
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields.first, fields.count) {
      case ("failure", 4...):
        let faults = fields[3...].joined(separator: "\t")
        failures.append(
          Failure(seed: Int(fields[1]) ?? 0, actions: fields[2].split(separator: ",").map(String.init), faults: faults))
      case ("story", 2): story.append(fields[1])
      case ("taken", 3): taken[fields[1]] = Int(fields[2])
      default: break
      }
    }
  }
}
