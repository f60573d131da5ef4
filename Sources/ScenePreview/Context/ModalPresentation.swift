import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// How a controller is shown to which only presentations lead: as a sheet or in a popover.
struct ModalPresentation {
  /// The first segue that presents it.
  let segue: ID<Segue>
  /// The controller of the segue, which a navigation controller can be.
  private let destination: ID<Controller>
  private let style: Style

  private enum Style: String {
    case automatic, pageSheet, formSheet, popover
  }

  /// Those of all controllers that neither start an app nor are reached in another way. Presentations that fill the screen
  /// are none.
  static func all(in graph: SceneGraph) -> [ID<Controller>: ModalPresentation] {
    var arrivals: [ID<Controller>: [ID<Segue>]] = [:]
    for id in graph.segueIDs where graph.segues[id].kind != .unwind {
      if let destination = graph.destination(of: id) { arrivals[destination, default: []].append(id) }
    }
    let starts = Set(graph.files.compactMap(\.initial))
    return arrivals.reduce(into: [:]) { result, arrival in
      let (destination, segues) = arrival
      let isPresented = segues.allSatisfy { [.present, .popover].contains(graph.segues[$0].kind) }
      guard isPresented, !starts.contains(destination) else { return }
      result[destination] = ModalPresentation(segues[0], destination, graph)
    }
  }

  private init?(_ segue: ID<Segue>, _ destination: ID<Controller>, _ graph: SceneGraph) {
    (self.segue, self.destination) = (segue, destination)
    let own = graph.segues[segue][.modalPresentationStyle] ?? graph.controllers[destination][.modalPresentationStyle]
    let name = graph.segues[segue].kind == .popover ? "popover" : own?.name ?? "automatic"
    guard let style = Style(rawValue: name) else { return nil }
    self.style = style
  }

  var isPopover: Bool { style == .popover }

  /// Where the presented view is in a room, and for a popover with an anchor where its arrow points.
  ///
  /// - Parameter anchor: what a popover points at, if it has a frame.
  func place(
    in room: PresentationRoom, anchor: LayoutRect?, _ context: ScreenContext
  ) -> (frame: LayoutRect, direction: PopoverPlace.Direction?) {
    let values = ObjectValues(context.graph.segues[segue], context)
    let controller = ObjectValues(context.graph.controllers[destination], context)
    let preferred = values.size("preferredContentSize") ?? controller.size("preferredContentSize") ?? .zero
    guard isPopover else {
      var sheet = PresentationRoom.Sheet()
      (sheet.isForm, sheet.preferredSize) = (style == .formSheet, preferred)
      sheet.isEdgeAttached = values.flag("prefersEdgeAttachedInCompactHeight") ?? false
      sheet.followsPreferredWidth = values.flag("widthFollowsPreferredContentSizeWhenEdgeAttached") ?? false
      return (room.frame(of: sheet, height: height(in: room, values)), nil)
    }
    let content = PresentationRoom.contentSize(preferred: preferred)
    if room.isRegular, let anchor {
      let free = LayoutRect(origin: .zero, size: room.size).inset(by: room.safeArea)
        .inset(by: ControlSizes.popoverMargins)
      let place = PopoverPlace(of: content, at: anchor, in: free, permitted: Self.directions(values))
      if let place { return (place.frame, place.direction) }
    }
    return (room.frame(ofPopover: content, staysPopover: false), nil)
  }

  /// Whether so little is seen behind the presented view that nobody misses it.
  func coversMost(of room: PresentationRoom, _ context: ScreenContext) -> Bool {
    let (frame, _) = place(in: room, anchor: nil, context)
    return frame.size.width * frame.size.height >= 0.7 * room.size.width * room.size.height
  }

  /// The height of the detent that a sheet starts with: the selected one, or the first that the room has.
  private func height(in room: PresentationRoom, _ values: ObjectValues) -> Double {
    let heights = ["medium": room.mediumDetent, "large": room.largestDetent]
    let names = values.words("detents").filter { heights[$0] != .some(nil) }
    let chosen = names.first { $0 == values.word("selectedDetentIdentifier") } ?? names.first
    return chosen.flatMap { heights[$0] ?? nil } ?? room.largestDetent
  }

  private static func directions(_ values: ObjectValues) -> Set<PopoverPlace.Direction> {
    let names: [String: PopoverPlace.Direction] = ["up": .up, "down": .down, "left": .left, "right": .right]
    return Set(values.words("permittedArrowDirections").compactMap { names[$0] })
  }
}
