import SceneCatalog
package import SceneDiagnostics
package import SceneSyntax

/// The scenes of a module: controllers, what is in them, and the ways between them.
///
/// Everything lies in flat arrays and refers to the rest by id. What an author wrote wrongly is left out or marked
/// broken, after a diagnostic said so. Copies share their storage until one of them changes: checks and emitters pass the
/// graph on all the time.
public struct SceneGraph: Sendable {
  /// A scene file, read.
  package struct File: Sendable {
    /// The document it was resolved from.
    package let document: Document
    /// `Main`, of `Main.scene`.
    package let name: String
    /// The module it belongs to; nil for the module that is compiled.
    let module: String?
    /// The source range of the root element's name.
    var rootRange = SourceRange(0, 0)
    /// The source range of the root's start tag.
    var startTagRange = SourceRange(0, 0)
    /// The attribute that names the controller the file starts with.
    var initialName: Name?
    /// That controller, if there is such a one.
    package var initial: ID<Controller>?
    /// The bundle that its images, colours, nibs and storyboards are in.
    var bundle = ResourceBundle.module
    /// The strings table that its texts are translated with; nil where they are not.
    package var localization: String?
    /// The tint of the windows that show its controllers, if it says one.
    package var tintColor: Attribute?
    /// The modules it imports.
    var imports: [Name] = []
    /// Its styles, in the order of the file.
    package internal(set) var styles: [Style] = []
    /// Its controllers, in the order of the file.
    package var controllers: [ID<Controller>] = []
    /// Its views that are no controller's, in the order of the file.
    package var trees: [ID<ViewTree>] = []
    /// Its controllers and views, each with its part of the graph, in the order of the file.
    var elements: [TopLevelElement] = []
    /// The source ranges of the elements that are about all others: styles and imports.
    var sharedRanges: [SourceRange] = []
    /// Whether part of it was not understood, so that what seems to be missing may have been lost.
    var isIncomplete = false
    /// The ids in elements that were left out, after a diagnostic said so: what refers to them is not wrong as well.
    var lostNames: Set<String> = []
    /// The resources that it names, if scenes are compared with those of the module.
    var resources: [ResourceUse] = []

    /// Moves what it refers to, for a graph with other files before its own.
    mutating func move(by offset: GraphOffset) {
      initial = initial?.moved(by: offset.controllers)
      controllers = controllers.map { $0.moved(by: offset.controllers) }
      trees = trees.map { $0.moved(by: offset.trees) }
      elements = elements.map { $0.moved(by: offset) }
    }

    /// Whether a name that leads nowhere may once have led somewhere, but for an error that has been reported.
    func mayHaveLost(_ name: String) -> Bool { document.hasErrors || lostNames.contains(name) }

    /// Its name for people: `Main`, or `Core/Login` of another module.
    var label: String { (module.map { $0 + "/" } ?? "") + name }

    /// A place in the file.
    package func place(_ range: SourceRange) -> Place { Place(document.file, range) }
  }

  private var storage = Storage()

  /// The files, in the order they were given; those of other modules come last.
  package var files: [File] {
    _read { yield storage.files }
    _modify { yield &own.files }
  }
  /// The module that is compiled, and the others.
  var modules: ModuleContext {
    _read { yield storage.modules }
    _modify { yield &own.modules }
  }
  /// All controllers, those that stand for others included.
  package var controllers: [Controller] {
    _read { yield storage.controllers }
    _modify { yield &own.controllers }
  }
  /// All trees of views.
  package var trees: [ViewTree] {
    _read { yield storage.trees }
    _modify { yield &own.trees }
  }
  /// All that is in trees: views, guides, constraints, bar button items.
  package var objects: [SceneObject] {
    _read { yield storage.objects }
    _modify { yield &own.objects }
  }
  /// All segues.
  package var segues: [Segue] {
    _read { yield storage.segues }
    _modify { yield &own.segues }
  }

  /// Only `own` leads to changes, and only while nobody else refers to it, so no access can meet another.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var files: [File] = []
    @exclusivity(unchecked) var modules = ModuleContext()
    @exclusivity(unchecked) var controllers: [Controller] = []
    @exclusivity(unchecked) var trees: [ViewTree] = []
    @exclusivity(unchecked) var objects: [SceneObject] = []
    @exclusivity(unchecked) var segues: [Segue] = []

    init() {}

    init(copying other: Storage) {
      files = other.files
      modules = other.modules
      controllers = other.controllers
      trees = other.trees
      objects = other.objects
      segues = other.segues
    }
  }

  /// The storage, which no copy shares.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      return storage
    }
  }

  /// The files of the module that is compiled.
  var ownFiles: ArraySlice<File> { files.prefix { $0.module == nil } }

  /// The ids of all controllers.
  package var controllerIDs: [ID<Controller>] { controllers.indices.map(ID.init) }
  /// The ids of all trees.
  package var treeIDs: [ID<ViewTree>] { trees.indices.map(ID.init) }
  /// The ids of all segues.
  package var segueIDs: [ID<Segue>] { segues.indices.map(ID.init) }
  /// The ids of all objects.
  package var objectIDs: [ID<SceneObject>] { objects.indices.map(ID.init) }

  /// A place in the file of a controller.
  package func place(_ range: SourceRange, in controller: ID<Controller>) -> Place {
    files[controllers[controller].file].place(range)
  }

  /// A place in the file of a segue.
  package func place(_ range: SourceRange, of segue: ID<Segue>) -> Place { place(range, in: segues[segue].source) }

  /// A place in the file of an object.
  package func place(_ range: SourceRange, of object: ID<SceneObject>) -> Place {
    place(range, in: objects[object].tree)
  }

  /// The controller that a placeholder stands for, or the controller itself; nil where it is not one of these files'.
  package func target(of controller: ID<Controller>) -> ID<Controller>? {
    // Each segue and its users ask. An array would copy the controller, with all that it refers to; a pointer reads two
    // of its fields.
    controllers.withUnsafeBufferPointer { controllers in
      guard controllers.indices.contains(controller.index), let first = controllers.baseAddress else { return nil }
      return first[controller.index].kind.role == .placeholder ? first[controller.index].stands : controller
    }
  }

  /// Where a segue leads, placeholders looked through as far as they lead to a scene.
  package func destination(of segue: ID<Segue>) -> ID<Controller>? {
    guard let destination = segues[segue].destination else { return nil }
    return target(of: destination) ?? destination
  }
}
