import UIKitFacts
import VectorPictures

/// The views of a screen, as they are drawn, by names that another version of the screen has too.
struct DrawnViews {
  private struct View {
    /// On the screen.
    let frame: LayoutRect
    /// The frame in the superview, and what the view itself shows.
    let look: String
  }

  /// The ids of a view and of the views around it. A view without an id has its element, and its number among those
  /// beside it.
  private struct Name: Hashable {
    let words: [String]
  }

  private var views: [Name: View] = [:]
  /// In the order in which they are drawn.
  private var order: [Name] = []

  init(_ screen: Screen) {
    let names = Self.names(of: screen)
    var open = [(picture: screen.picture, origin: LayoutPoint.zero)]
    while let (picture, origin) = open.popLast() {
      let place = LayoutPoint(x: origin.x + picture.frame.left, y: origin.y + picture.frame.top)
      if let view = picture.view, names.indices.contains(view) {
        views[names[view]] = View(
          frame: LayoutRect(origin: place, size: picture.frame.size), look: Self.look(of: picture))
        order.append(names[view])
      }
      // The last child is looked at first.
      open += picture.children.reversed().map { ($0, place) }
    }
  }

  private static func names(of screen: Screen) -> [Name] {
    var names: [Name] = []
    var counts: [Name: Int] = [:]
    for view in screen.views {
      // A superview comes before its subviews.
      let parent = view.parent.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? Name(words: [])
      let word = view.id.map { "#" + $0 } ?? view.element
      let count = counts[Name(words: parent.words + [word]), default: 0]
      counts[Name(words: parent.words + [word])] = count + 1
      names.append(Name(words: parent.words + [count == 0 ? word : "\(word) \(count)"]))
    }
    return names
  }

  /// A picture without the views in it. What it draws for itself, such as the bar of a controller, stays.
  private static func look(of picture: ViewPicture) -> String {
    var own = picture
    own.children = picture.children.filter { $0.view == nil }
    return own.look
  }

  /// The views that another version does not have, or has with another frame or look.
  ///
  /// - Parameter kind: what becomes of a view that the other version does not have.
  func marks(comparedWith other: DrawnViews, without kind: ScreenChange.Kind) -> [ScreenChange.Mark] {
    order.compactMap { name in
      guard let view = views[name] else { return nil }
      guard let twin = other.views[name] else {
        // Whoever is in a new view is new with it.
        let parent = Name(words: Array(name.words.dropLast()))
        let isInside = views[parent] != nil && other.views[parent] == nil
        return isInside ? nil : ScreenChange.Mark(kind: kind, frame: view.frame)
      }
      return twin.look == view.look ? nil : ScreenChange.Mark(kind: .changed, frame: view.frame)
    }
  }
}

extension ViewPicture {
  /// How the picture looks, to a hundredth of a point, whatever the numbers of its views are.
  var look: String { SVGWriter.document(withoutNumbers, title: "") }
}
