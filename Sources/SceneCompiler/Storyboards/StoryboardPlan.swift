import SceneCatalog

/// Every name and every form of the Swift that is generated for one storyboard.
struct StoryboardPlan {
  /// A controller that code makes by its identifier.
  struct Instantiation {
    let function: String
    let identifier: String
    let type: String
  }

  /// The controllers that a segue leads to: its destination and, in a navigation controller, the root of that.
  struct Payload: Hashable {
    let destination: String
    let root: String?
  }

  /// A case of the enumeration of segues.
  struct Case {
    let name: String
    /// Nil for segues that the storyboard gives no identifier.
    let identifier: String?
    /// Nil for an unwind segue, whose destination UIKit finds at run time.
    var payload: Payload?
    /// Whether code can perform it.
    let isPerformable: Bool
  }

  /// A cell, or another view of a list, that code dequeues.
  struct Cell {
    let function: String
    let identifier: String
    let type: String
    let list: List

    enum List: Hashable {
      case table, collection
      case supplementary(kind: String)
    }
  }

  /// What is generated for one class: for all controllers of the storyboard that have it.
  struct Screen {
    let type: String
    /// `Dash`, of `DashViewController`.
    let word: String
    var cases: [Case] = []
    var cells: [Cell] = []

    /// The cases that code can perform.
    var performable: [Case] { cases.filter(\.isPerformable) }
  }

  /// The name of the storyboard.
  let name: String
  /// The enumeration that holds everything: `MainStoryboard`.
  let enumeration: String
  let identifiers: [(name: String, text: String)]
  let instantiations: [Instantiation]
  /// The type of the initial controller.
  let initial: String?
  let screens: [Screen]
  /// The modules of the classes.
  let modules: Set<String>
}

extension StoryboardPlan {
  /// The plan for one of the storyboards.
  ///
  /// - Parameter moduleName: the app's own module, if it is known.
  init(_ index: Int, of links: StoryboardLinks, moduleName: String?) {
    var types = StoryboardTypes(links, moduleName: moduleName)
    let storyboard = links.storyboards[index]
    name = storyboard.name
    enumeration = Self.enumeration(of: storyboard.name)
    var names = UniqueWords(reserved: ["storyboard", "bundle", "initialViewController"])
    var identifiers: [(name: String, text: String)] = []
    var instantiations: [Instantiation] = []
    for controller in storyboard.controllers where controller.reference == nil {
      guard let identifier = controller.identifier?.text, !identifier.isEmpty else { continue }
      let word = names.unique(SpelledName.lowerCamel(identifier) ?? "screen")
      identifiers.append((word, identifier))
      instantiations.append(
        Instantiation(
          function: "instantiate" + SpelledName.raisingFirst(word), identifier: identifier, type: types.type(controller)
        ))
    }
    self.identifiers = identifiers
    self.instantiations = instantiations
    initial = links.initial(of: index).map { types.type(links[$0]) }
    screens = ScreenPlanner(index, links).screens(&types)
    modules = types.modules
  }

  private static func enumeration(of name: String) -> String {
    let isName = SwiftName.isIdentifier(name)
    let word = SpelledName.raisingFirst(isName ? name : SpelledName.lowerCamel(name) ?? "Screens")
    return word.hasSuffix("Storyboard") ? word : word + "Storyboard"
  }
}

/// The types of controllers and cells, and the modules that they need.
struct StoryboardTypes {
  private(set) var modules: Set<String> = []
  private let links: StoryboardLinks
  private let moduleName: String?

  init(_ links: StoryboardLinks, moduleName: String?) { (self.links, self.moduleName) = (links, moduleName) }

  /// The type of a controller: its class, or that of UIKit.
  mutating func type(_ controller: Storyboard.Controller) -> String {
    type(controller.customClass) ?? Self.uikitType(of: controller.element, else: "UIViewController")
  }

  /// The type that a storyboard names.
  mutating func type(_ reference: Storyboard.ClassReference?) -> String? {
    guard let reference else { return nil }
    guard let module = reference.foreignModule(besides: moduleName), SwiftName.isIdentifier(module) else {
      return reference.name.text
    }
    modules.insert(module)
    return module + "." + reference.name.text
  }

  /// UIKit's class of an element; a class of another framework is known by that of UIKit that it inherits from.
  static func uikitType(of element: String, else fallback: String) -> String {
    guard let kind = Catalog.element(named: element), let type = kind.type, kind.modules.isEmpty else {
      return fallback
    }
    return type
  }

  /// The controllers that a segue leads to.
  mutating func payload(of segue: Storyboard.Segue, in storyboard: Int) -> StoryboardPlan.Payload {
    guard let destination = links.destination(of: segue, in: storyboard) else {
      return StoryboardPlan.Payload(destination: "UIViewController", root: nil)
    }
    let root = root(of: destination).map { type(links[$0]) }
    return StoryboardPlan.Payload(destination: type(links[destination]), root: root)
  }

  /// The root of a navigation controller.
  func root(of position: StoryboardLinks.Position) -> StoryboardLinks.Position? {
    guard links[position].element == "navigationController" else { return nil }
    let segue = links[position].segues.first { $0.relationshipKind == .rootViewController }
    return segue.flatMap { links.destination(of: $0, in: position.storyboard) }
  }
}
