/// What is done in a run, written down so that it can be told and repeated even if the run ends in a crash.
@MainActor final class Journal {
  private(set) var actions: [Action] = []
  private var story: [String] = []
  private(set) var counts: [Action.Kind: Int] = [:]
  private let tellsStory: Bool

  /// - Parameter tellsStory: whether actions are put into words, which takes time.
  init(tellsStory: Bool) { self.tellsStory = tellsStory }

  func begin() {
    actions.removeAll(keepingCapacity: true)
    story = []
  }

  func take(_ action: Action, _ words: (Action) -> String) {
    actions.append(action)
    counts[action.kind, default: 0] += 1
    if tellsStory { story.append(words(action)) }
  }

  func note(_ words: @autoclosure () -> String) {
    if tellsStory { story.append(words()) }
  }

  /// Writes down what was done in words: `story`, and what was done.
  func printStory() {
    for line in story { print("story", line, separator: "\t") }
  }
}
