/// What a program of fault runs wrote.
struct FaultRunReport: Sendable {
  /// A run in which something was wrong.
  struct Failure: Sendable {
    let seed: Int
    let actions: [String]
    let faults: String
  }

  private(set) var failures: [Failure] = []
  /// What was done, in words.
  private(set) var story: [String] = []
  /// How often each kind of action was taken.
  private(set) var taken: [String: Int] = [:]

  /// What a crash said.
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
