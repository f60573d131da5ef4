package import SceneDiagnostics
package import UIKitFacts
package import VectorPictures

/// The screen of a controller, which its box shows.
package struct BoxScreen: Sendable {
  /// How large it is drawn: small enough for three boxes beside each other, large enough to tell screens apart.
  private static let scale = 0.4

  /// The screen, in points of the device.
  let picture: ViewPicture
  private let triggers: [LineTable.Position: LayoutPoint]

  /// - Parameters:
  ///   - picture: the screen, in points of the device.
  ///   - triggers: the middle of the view that performs a segue, by the place of the segue's element.
  package init(_ picture: ViewPicture, triggers: [LineTable.Position: LayoutPoint]) {
    (self.picture, self.triggers) = (picture, triggers)
  }

  /// The size in the box.
  var size: DiagramSize {
    DiagramSize(
      width: (picture.frame.size.width * Self.scale).rounded(.up),
      height: (picture.frame.size.height * Self.scale).rounded(.up))
  }

  /// The screen as an element of another document, at the size in the box.
  ///
  /// - Parameters:
  ///   - origin: its upper left corner in the document.
  ///   - prefix: what ids begin with.
  func element(at origin: DiagramPoint = DiagramPoint(x: 0, y: 0), prefix: String) -> String {
    let place = LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    return SVGWriter.element(picture, in: place, prefix: prefix)
  }

  /// Where a segue starts in the box's screen; nil if no view performs it, or none that is visible.
  func trigger(of segue: LineTable.Position) -> DiagramPoint? {
    guard let point = triggers[segue] else { return nil }
    let bounds = picture.frame.size
    guard (0...bounds.width).contains(point.x), (0...bounds.height).contains(point.y) else { return nil }
    return DiagramPoint(x: (point.x * Self.scale).rounded(), y: (point.y * Self.scale).rounded())
  }
}

/// The screens of controllers, by the places of their elements.
package struct BoxScreens: Sendable {
  private struct Key: Hashable {
    let path: String
    let position: LineTable.Position
  }

  private var screens: [Key: BoxScreen] = [:]

  /// No screens: boxes with text.
  package init() {}

  /// Whether there are none.
  var isEmpty: Bool { screens.isEmpty }

  /// The screen of the controller at a place.
  package subscript(path path: String, position position: LineTable.Position) -> BoxScreen? {
    get { screens[Key(path: path, position: position)] }
    set { screens[Key(path: path, position: position)] = newValue }
  }
}
