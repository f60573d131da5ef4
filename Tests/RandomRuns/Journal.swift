/// The actions of a run, written at once, so that the run can be repeated even after a crash.
@MainActor final class Journal {
  private(set) var actions: [Action] = []
  private var story: [String] = []
  private(set) var counts: [Action.Kind: Int] = [:]
  private let tellsStory: Bool

  /// - Parameter tellsStory: whether actions are described in words, which takes time.
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

  /// Prints the actions in words: `story`, and the description.
  func printStory() {
    for line in story { print("story", line, separator: "\t") }
  }
}
