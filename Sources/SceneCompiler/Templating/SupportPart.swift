/// A part of the file that all scenes of a module share, which is there if a scene of the module uses it.
///
/// What is in the file besides is small, and code of the app may use it, too: the bundle, the flow, selectors.
enum SupportPart: String, CaseIterable, Sendable {
  /// Tells headless UIKit the ids of controllers.
  case identity = "hasIdentity"
  /// Tells objects that are no views that everything is set.
  case awakening = "hasAwakening"
  /// Sets the properties of buttons that iOS 15 has deprecated.
  case unconfiguredButtons = "hasUnconfiguredButtons"
  /// The superclass of scenes, and what ends the process where a scene cannot be what code takes it for.
  case wiring = "hasWiring"
  /// Makes the actions of controls.
  case actions = "hasActions"
  /// Performs segues, and tells controllers of them.
  case dispatch = "hasDispatch"
  /// Adds children to container views, and swaps them.
  case containers = "hasContainers"
  /// Performs segues that controls fire, if the controller lets them.
  case triggers = "hasTriggers"
  /// Presents controllers.
  case presenting = "hasPresenting"
  /// Shows controllers in the place that their container gives them.
  case showing = "hasShowing"
  /// Pushes controllers.
  case pushing = "hasPushing"
  /// Replaces the detail of a split view.
  case replacing = "hasReplacing"
  /// Anchors popovers.
  case popovers = "hasPopovers"
  /// Finds the destinations of unwind segues.
  case unwinding = "hasUnwinding"
  /// Runs the closures of gesture recognisers.
  case gestures = "hasGestures"
  /// Runs the closures of key commands.
  case keyCommands = "hasKeyCommands"
  /// Hands on what is asked of a data source or a delegate to the app's.
  case forwarding = "hasForwarding"
  /// Serves tables, and fits their headers and footers.
  case tables = "hasTables"
  /// Serves collections.
  case collections = "hasCollections"
  /// Fills views of prototypes.
  case prototypes = "hasPrototypes"
  /// Adapts views to traits.
  case traits = "hasTraits"
  /// Serves page view controllers.
  case pages = "hasPages"
  /// Makes controllers from storyboards.
  case storyboards = "hasStoryboards"

  /// The parts whose code this one calls.
  var needs: Set<SupportPart> {
    switch self {
    case .containers, .presenting, .showing, .pushing, .replacing, .unwinding: [.dispatch]
    case .tables, .collections: [.forwarding]
    case .identity, .awakening, .unconfiguredButtons, .wiring, .actions, .dispatch, .triggers, .popovers, .gestures,
      .keyCommands, .forwarding, .prototypes, .traits, .pages, .storyboards:
      []
    }
  }
}
