/// The visible windows that still exist, in the order in which they were shown.
package struct WeakWindows {
  private struct Reference {
    weak var window: UIWindow?
  }

  private var references: [Reference] = []

  var all: [UIWindow] {
    references.compactMap(\.window)
  }

  mutating func append(_ window: UIWindow) {
    references = all.filter { $0 !== window }.map(Reference.init) + [Reference(window: window)]
  }
}
