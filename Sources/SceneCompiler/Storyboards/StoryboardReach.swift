/// Which controllers of storyboards the app can get to, by segues or by code.
struct StoryboardReach {
  private let links: StoryboardLinks
  private var reached: Set<StoryboardLinks.Position> = []

  init(_ links: StoryboardLinks) {
    self.links = links
    var open: [StoryboardLinks.Position] = []
    for position in links.positions {
      let isInitial = links.storyboards[position.storyboard].initial?.text == links[position].objectID?.text
      if isInitial || links[position].identifier != nil { open.append(position) }
    }
    while let position = open.popLast() {
      guard reached.insert(position).inserted else { continue }
      if let target = links.target(of: position) { open.append(target) }
      open += links[position].segues.compactMap { segue in
        segue.destination.flatMap { links.controller($0.text, in: position.storyboard) }
      }
    }
  }

  /// Whether nothing leads to a controller, and code has no identifier to make it by.
  func isStray(_ position: StoryboardLinks.Position) -> Bool {
    !reached.contains(position) && links[position].reference == nil
      && !links.storyboards[position.storyboard].isIncomplete
  }
}
