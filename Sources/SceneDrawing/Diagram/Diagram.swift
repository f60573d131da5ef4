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
      case problem
      /// A further line of what is wrong.
      case moreOfProblem
    }

    let role: Role
    let line: TextLine
    /// Its middle, from the top of the box.
    var middle = 0.0
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
    var captions: [TextLine] = []
    /// All there is to say of it.
    var tooltip = ""
  }

  /// What an edge shows.
  struct EdgeFace: Sendable {
    let style: SegueStyle
    let tooltip: String
  }

  var title = ""
  var summary = ""
  var tree = BoxTree()
  /// For each box, what it shows.
  var faces: [Face] = []
  /// For each edge, what it shows.
  var edgeFaces: [EdgeFace] = []
}
