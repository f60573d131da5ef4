import SceneCompiler

/// The contents of a picture: nested boxes with text, and edges, without positions.
struct Diagram: Sendable {
  /// A row of text in a box.
  struct Row: Sendable {
    /// The purpose of a row.
    enum Role: Sendable, Equatable {
      case name(badges: [String])
      case text
      /// An edge starts at the row; nil for a segue without a target.
      case segue(edge: Int?)
      /// A segue whose other end is elsewhere, or is not shown: a short line starts at the row.
      case reference(EdgeFace)
      case problem
      /// A further line of a problem.
      case moreOfProblem
      /// A difference to the other version.
      case note
      /// A sign of a picture of two versions, and its meaning.
      case legend

      var isReference: Bool { if case .reference = self { true } else { false } }

      /// Whether it is the first row about a segue.
      var isOfSegue: Bool {
        switch self {
        case .segue, .reference: true
        case .name, .text, .problem, .moreOfProblem, .note, .legend: false
        }
      }
    }

    let role: Role
    let line: TextLine
    /// The change of its element.
    var change: SceneMap.Change.Kind?
    /// Its vertical middle, from the top of the box.
    var middle = 0.0
    /// The width of what stands before it: the screen of the box, for a row beside it.
    var indentation = 0.0
    /// Where the segue starts in the screen of the box; nil if no view on it performs the segue.
    var trigger: DiagramPoint?
  }

  /// A line of text above a box.
  struct Caption: Sendable {
    let line: TextLine
    /// The change of its element.
    var change: SceneMap.Change.Kind?
    /// Whether it continues the line above.
    var isMore = false
  }

  /// The contents of a box.
  struct Face: Sendable {
    /// The kind of element that a box represents.
    enum Kind: Sendable {
      case picture
      case file
      case controller
      case placeholder
      /// A container view that shows one child at a time.
      case turns
    }

    let kind: Kind
    var isInitial = false
    var isUnreachable = false
    /// The severity of its worst problem.
    var severity: TextRole?
    var rows: [Row] = []
    /// The text above it, about its role in its container.
    var captions: [Caption] = []
    /// The full description.
    var tooltip = ""
    /// The change of its element.
    var change: SceneMap.Change.Kind?
    /// Whether recorded runs showed it; nil without runs.
    var isCovered: Bool?
    /// Whether it was reachable in the old version and no longer is.
    var becameUnreachable = false
    /// The sources of references to it.
    var sources: [String] = []
    /// The index of its controller in the map.
    var controller: Int?
    /// The screen of its controller, if the picture shows screens.
    var screen: BoxScreen?
    /// The top of the screen, from the top of the box.
    var screenTop = 0.0
  }

  /// The appearance of an edge.
  struct EdgeFace: Sendable, Equatable {
    let style: SegueStyle
    let tooltip: String
    /// The change of the segue.
    var change: SceneMap.Change.Kind?
    /// Whether recorded runs performed the segue; nil without runs.
    var isCovered: Bool?
    /// Whether it shows the former target of a segue.
    var isFormer = false
    /// The names of its source and target, for the other end.
    let source: String
    let target: String
    /// The index of the target controller in the map.
    var destination: Int?
  }

  var title = ""
  var summary = ""
  /// Whether it shows two versions.
  var isOfTwoVersions = false
  var tree = BoxTree()
  /// The contents of each box.
  var faces: [Face] = []
  /// The appearance of each edge.
  var edgeFaces: [EdgeFace] = []
}
