/// The priorities of what a stack view says besides what it requires, as UIKit shows them in its constraints.
package enum StackPriority {
  /// It is no larger across its axis than its views need.
  package static let fit = 51.0
  /// It has no size without views: of two stack views, it takes the room.
  package static let emptyFit = 50.0
  /// A view without a size of its own takes no space.
  package static let empty = 25.0
  /// Views keep the proportions of their sizes.
  package static let proportion = 999.0

  /// Centers have equal distances. Of those that do not fit, the later ones give way.
  ///
  /// - Parameter place: the place of the distance among those that are compared with the first.
  package static func centering(_ place: Int) -> Double { max(1, 149 - Double(place)) }
}
