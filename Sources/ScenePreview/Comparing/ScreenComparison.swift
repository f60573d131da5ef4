/// The screens that differ between two versions of an app.
package struct ScreenComparison {
  /// In the order of the new version, those that are gone last.
  package let changes: [ScreenChange]

  /// - Parameters:
  ///   - old: the screens of the old version, in one environment.
  ///   - new: those of the new version. A screen is the same as one with its file and its controller.
  package init(from old: [Screen], to new: [Screen]) {
    let (olds, news) = (Self.keys(of: old), Self.keys(of: new))
    let byKey = Dictionary(zip(olds, old), uniquingKeysWith: { first, _ in first })
    let known = Set(news)
    let present = zip(news, new).compactMap { ScreenChange(from: byKey[$0], to: $1) }
    let gone = zip(olds, old).filter { !known.contains($0.0) }.compactMap { ScreenChange(from: $1, to: nil) }
    changes = present + gone
  }

  private struct Key: Hashable {
    let file: String
    let controller: String
    /// Tells controllers apart that have no id.
    let number: Int
  }

  private static func keys(of screens: [Screen]) -> [Key] {
    var counts: [[String]: Int] = [:]
    return screens.map { screen in
      let number = counts[[screen.file, screen.controller], default: 0]
      counts[[screen.file, screen.controller]] = number + 1
      return Key(file: screen.file, controller: screen.controller, number: number)
    }
  }
}
