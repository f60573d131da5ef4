import SceneCompiler

/// What a picture of scenes consists of: boxes in boxes with text, and edges, none of which has a place yet.
struct Diagram: Sendable {
  /// A row of text in a box.
  struct Row: Sendable {
    /// What a row is for.
    enum Role: Sendable, Equatable {
      case name(badges: [String])
      case text
      /// An edge starts at the row; nil for a segue that leads nowhere.
      case segue(edge: Int?)
      /// A segue whose other end is elsewhere, or is not shown: a short line starts at the row.
      case reference(EdgeFace)
      case problem
      /// A further line of what is wrong.
      case moreOfProblem
      /// Something that is different in another version.
      case note
      /// What the signs mean that a picture of two versions has.
      case legend

      var isReference: Bool { if case .reference = self { true } else { false } }
    }

    let role: Role
    let line: TextLine
    /// What became of what it is about.
    var change: SceneMap.Change.Kind?
    /// Its middle, from the top of the box.
    var middle = 0.0
  }

  /// A line of text above a box.
  struct Caption: Sendable {
    let line: TextLine
    /// What became of what it is about.
    var change: SceneMap.Change.Kind?
    /// Whether it says more of what the line above is about.
    var isMore = false
  }

  /// What a box shows.
  struct Face: Sendable {
    /// What a box stands for.
    enum Kind: Sendable {
      case picture
      case file
      case controller
      case placeholder
      /// A container view whose children take turns.
      case turns
    }

    let kind: Kind
    var isInitial = false
    var isUnreachable = false
    /// The worst of what is wrong with it.
    var severity: TextStyle?
    var rows: [Row] = []
    /// What is said above it, of its place in what contains it.
    var captions: [Caption] = []
    /// All there is to say of it.
    var tooltip = ""
    /// What became of it.
    var change: SceneMap.Change.Kind?
    /// Whether nothing leads to it any more, where something did in the old version.
    var becameUnreachable = false
    /// The controllers that lead to it by references.
    var sources: [String] = []
    /// Which controller of the map it shows.
    var controller: Int?
  }

  /// What an edge shows.
  struct EdgeFace: Sendable, Equatable {
    let style: SegueStyle
    let tooltip: String
    /// What became of it.
    var change: SceneMap.Change.Kind?
    /// Whether it leads where a segue led in the old version.
    var isFormer = false
    /// Its source and its target, as they are called at the other end.
    let source: String
    let target: String
    /// The controller of the map that it leads to.
    var destination: Int?
  }

  var title = ""
  var summary = ""
  /// Whether it shows two versions.
  var isOfTwoVersions = false
  var tree = BoxTree()
  /// For each box, what it shows.
  var faces: [Face] = []
  /// For each edge, what it shows.
  var edgeFaces: [EdgeFace] = []
}
