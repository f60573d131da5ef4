import SceneCatalog

/// The controllers that unwind segues probably return to, for pictures.
///
/// A storyboard does not name them: the exit says only which method UIKit looks for at run time. The nearest controller
/// with a class of its own that leads to the source is the one in almost every app.
struct UnwindGuess {
  private let links: StoryboardLinks
  /// The controllers that lead to a controller.
  private let origins: [StoryboardLinks.Position: [StoryboardLinks.Position]]

  init(_ links: StoryboardLinks) {
    self.links = links
    var origins: [StoryboardLinks.Position: [StoryboardLinks.Position]] = [:]
    for position in links.positions {
      for segue in links[position].segues {
        guard let destination = links.destination(of: segue, in: position.storyboard) else { continue }
        origins[destination, default: []].append(position)
      }
    }
    self.origins = origins
  }

  /// The controller that an unwind segue of a controller probably returns to; the controller itself if none leads to it.
  func destination(from source: StoryboardLinks.Position) -> StoryboardLinks.Position {
    var (queue, seen): ([StoryboardLinks.Position], Set<StoryboardLinks.Position>) = ([source], [source])
    var index = 0
    while index < queue.count {
      for origin in origins[queue[index]] ?? [] where seen.insert(origin).inserted {
        let isContainer = Catalog.element(named: links[origin].element)?.container != nil
        if links[origin].customClass != nil, !isContainer { return origin }
        queue.append(origin)
      }
      index += 1
    }
    return queue.count > 1 ? queue[1] : source
  }
}
