public import SceneDiagnostics

/// What there is to see of scenes from afar: the controllers, what is in what, the ways between them, and what is wrong.
///
/// Everything lies in flat arrays, in the order of the files, and refers to the rest by index.
public struct SceneMap: Sendable {
  /// The map of no file.
  public init() {}

  /// A scene file.
  public struct File: Sendable {
    /// The path that it was given by.
    public let path: String
    /// `Main`, of `Main.scene`.
    public let name: String
    /// The problems that concern no controller, as indices of `problems`.
    public internal(set) var problems: [Int] = []
    /// The change, in a map of two versions.
    public internal(set) var change: Change?
  }

  /// A value that a controller needs.
  public struct Parameter: Sendable {
    /// The label of the initialiser's parameter.
    public let name: String
    /// Its Swift type.
    public let type: String
    /// The default value.
    public let fallback: String?
  }

  /// A controller, or a placeholder for one.
  public struct Controller: Sendable {
    /// The unique name: `Main.dash`.
    public let key: String
    /// Its id; the name of its element where it has none.
    public let name: String
    /// The name of its element: `navigationController`.
    public let element: String
    /// The app's class, where the scene names one.
    public let customClass: String?
    /// The title, or that of the tab.
    public let title: String?
    /// The target of a placeholder outside of these files: `Login.storyboard`.
    public let elsewhere: String?
    /// The index of its file.
    public internal(set) var file: Int
    /// The location in the file.
    public let position: LineTable.Position
    /// Whether it stands for a controller defined elsewhere.
    public let isPlaceholder: Bool
    /// Whether a file starts with it.
    public internal(set) var isInitial = false
    /// Whether the app starts with it: it is the initial controller of the file to which no other file leads.
    public internal(set) var isEntry = false
    /// Whether nothing leads to it from an initial controller, in files that have one.
    public internal(set) var isUnreachable = false
    /// The parameters of the initialiser.
    public let parameters: [Parameter]
    /// For a placeholder, the index of the controller in these files that it stands for.
    public internal(set) var standsFor: Int?
    /// The one controller that contains it, where there is exactly one, in the same file.
    public internal(set) var holder: Int?
    /// What is wrong with it, as indices of `problems`; without what is wrong with its segues.
    public internal(set) var problems: [Int] = []
    /// What became of it and of what is in its scene, in a map of two versions; nil where nothing did.
    public internal(set) var change: Change?
    /// How often it appeared in recorded runs; nil where none was given.
    package var timesShown: Int?
    /// In an excerpt, the controllers that lead to it and are left out.
    public internal(set) var omittedSources: [Omitted] = []
  }

  /// A way from one controller to another.
  public struct Segue: Sendable {
    /// A value that it gives to its destination.
    public struct Argument: Sendable {
      /// The parameter.
      public let name: String
      /// The value, as written in the scene.
      public let value: String
    }

    /// The kind: `push`; nil if it is invalid.
    public let kind: String?
    /// The identifier for code.
    public let identifier: String?
    /// The relationship of the destination to the container: `rootViewController`.
    public let relationship: String?
    /// The method that an unwind segue calls.
    public let unwindAction: String?
    /// The name of the view that performs it or that shows its destination; that of its element where it has none.
    public let view: String?
    /// The name of the element that performs it or shows its destination: `button`.
    package let viewElement: String?
    /// The method of the generated scene that performs it: `performShowDetail`; nil for one without an identifier.
    package let performMethod: String?
    /// The method of the app's class that makes the destination, with its labels: `makeDetail(forEdit:)`; nil where none
    /// has to.
    package let hook: String?
    /// The number of the container view of an embed segue: segues with the same one take turns in it.
    public internal(set) var container: Int?
    /// Whether its destination is there from the start, of several that take turns.
    public let isFirst: Bool
    /// The index of the controller that it leaves.
    public internal(set) var source: Int
    /// The index of the controller that it leads to, placeholders looked through; nil where there is no such controller.
    public internal(set) var destination: Int?
    /// In an excerpt, what it leads to if that is left out.
    public internal(set) var omittedDestination: Omitted?
    /// In a map of two versions, the index of the controller that it led to, if it leads to another one now.
    public internal(set) var formerDestination: Int?
    /// The index of the placeholder that was looked through.
    public internal(set) var placeholder: Int?
    /// The destination, as written in the scene.
    public let destinationName: String?
    /// The values that it gives.
    public let arguments: [Argument]
    /// The location in the file of the source.
    public let position: LineTable.Position
    /// The problems, as indices of `problems`.
    public internal(set) var problems: [Int] = []
    /// The change, in a map of two versions; nil if there is none.
    public internal(set) var change: Change?
    /// How often it was performed in recorded runs; nil where none was given, and for relationships.
    package var timesPerformed: Int?
  }

  /// Something that is wrong.
  public struct Problem: Sendable {
    /// The kind of diagnostic: `unknown-element`.
    public let id: String
    /// The severity.
    public let severity: Diagnostic.Severity
    /// One phrase, without a full stop.
    public let message: String
    /// The path of the file.
    public let path: String
    /// The location in the file.
    public let position: LineTable.Position
  }

  /// The files, in the order they were given.
  public internal(set) var files: [File] = []
  /// All controllers, placeholders included.
  public package(set) var controllers: [Controller] = []
  /// All segues.
  public package(set) var segues: [Segue] = []
  /// All that is wrong, by file and place.
  public internal(set) var problems: [Problem] = []
  /// Whether it shows two versions, one laid over the other.
  public internal(set) var isOfTwoVersions = false
  /// In an excerpt, how many controllers are left out.
  public internal(set) var omittedCount = 0
}

extension SceneMap.Controller {
  /// Whether a picture shows the controller that it stands for in its place.
  public var isLookedThrough: Bool { standsFor != nil }
}
