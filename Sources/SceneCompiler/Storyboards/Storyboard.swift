public import SceneDiagnostics

/// A storyboard that UIKit loads when the app runs: its controllers and the segues between them, each at its place.
public struct Storyboard: Sendable {
  /// A text of the storyboard, and where it stands.
  package struct Text: Sendable {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, _ range: SourceRange) { (self.text, self.range) = (text, range) }
  }

  /// Where an element is.
  package struct Extent: Sendable {
    /// Where its name stands.
    package let name: SourceRange
    /// The whole of it.
    package let whole: SourceRange

    package init(name: SourceRange, whole: SourceRange) { (self.name, self.whole) = (name, whole) }
  }

  /// A class that the storyboard names.
  package struct ClassReference: Sendable {
    package let name: Text
    /// Its module; nil for the app's own.
    package let module: Text?
    /// The module that its mangled name says, where nothing says whether that is the app's own.
    package let uncertainModule: Text?

    package init(name: Text, module: Text?, uncertainModule: Text? = nil) {
      (self.name, self.module, self.uncertainModule) = (name, module, uncertainModule)
    }

    /// The module that code has to name; nil for the app's own, and for one that may be it while that is not known.
    func foreignModule(besides own: String?) -> String? {
      let module = module ?? (own == nil ? nil : uncertainModule)
      return module?.text == own ? nil : module?.text
    }
  }

  /// A view controller, or a reference to one.
  package struct Controller: Sendable {
    /// The element of the storyboard: `navigationController`.
    package let element: String
    package let extent: Extent
    package let objectID: Text?
    /// The identifier by which code makes it.
    package var identifier: Text?
    package var customClass: ClassReference?
    package var title: Text?
    /// For a reference, where it leads.
    package var reference: Reference?
    package var segues: [Segue] = []
    package var prototypes: [Prototype] = []

    package init(element: String, extent: Extent, objectID: Text?) {
      (self.element, self.extent, self.objectID) = (element, extent, objectID)
    }
  }

  /// Where a storyboard reference leads.
  package struct Reference: Sendable {
    /// The name of the storyboard; nil for the same one.
    package let storyboard: Text?
    /// The identifier of the controller; nil for the initial one.
    package let identifier: Text?
    package let bundle: Text?

    package init(storyboard: Text?, identifier: Text?, bundle: Text?) {
      (self.storyboard, self.identifier, self.bundle) = (storyboard, identifier, bundle)
    }
  }

  /// A segue.
  package struct Segue: Sendable {
    package let extent: Extent
    package var kind: Text?
    package var identifier: Text?
    package var destination: Text?
    package var customClass: ClassReference?
    package var relationship: Text?
    package var unwindAction: Text?
    /// The element that performs it; nil if code does.
    package var trigger: Trigger?

    package init(extent: Extent) { self.extent = extent }
  }

  /// An element that performs a segue.
  package struct Trigger: Sendable {
    package let element: String
    package let extent: Extent
    package let objectID: String?

    package init(element: String, extent: Extent, objectID: String?) {
      (self.element, self.extent, self.objectID) = (element, extent, objectID)
    }
  }

  /// A cell or another view of a list that code dequeues.
  package struct Prototype: Sendable {
    /// The element: `tableViewCell`.
    package let element: String
    package let identifier: Text
    package let customClass: ClassReference?
    /// The kind of a supplementary view: `UICollectionElementKindSectionHeader`.
    package let supplementaryKind: String?

    package init(element: String, identifier: Text, customClass: ClassReference?, supplementaryKind: String?) {
      (self.element, self.identifier) = (element, identifier)
      (self.customClass, self.supplementaryKind) = (customClass, supplementaryKind)
    }
  }

  /// The file.
  public let file: SceneFile
  /// What is wrong with its XML and its objects.
  package var diagnostics: [Diagnostic] = []
  /// Whether parts can be missing.
  package var isIncomplete = false
  /// Where the root element is.
  package var root: Extent?
  /// The object ID of the controller that it starts with.
  package var initial: Text?
  /// The controllers, in the order of the file.
  package var controllers: [Controller] = []
  /// The classes of views, segues and other objects that generated code does not name.
  package var otherClasses: [ClassReference] = []
  /// The object IDs of exits, to which unwind segues lead.
  package var exits: Set<String> = []
  /// Its copies in other languages. UIKit loads one of them in its place.
  package var copies: [Storyboard] = []

  package init(file: SceneFile) { self.file = file }

  /// What is wrong with the file itself.
  public var problems: [Diagnostic] { diagnostics }

  /// Its name in code: `Main`.
  var name: String { OutputName.baseName(ofStoryboard: file.path) }

  /// A place in the file.
  package func place(_ range: SourceRange) -> Place { Place(file, range) }
}
