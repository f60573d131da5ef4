/// What a template for one controller can use. Names and meanings are a contract with the authors of templates.
///
/// Texts of several lines are not indented; `{{ views|indented:4 }}` places them.
struct SceneContext: TemplateContext {
  /// The controller's id: `dash`.
  var id: String
  /// The type that holds the scene: `DashScene`.
  var type: String
  /// The access level with a space behind it, or nothing for `internal`.
  var access: String
  /// The app's class; empty where the scene names none.
  var `class`: String
  /// The superclass of the generated controller.
  var superclass: String
  /// The class of the wired controller.
  var controller: String
  /// The structure that makes the controllers of the file: `MainScenes`.
  var scenes: String
  /// The property of the wired controller that holds the scene.
  var storage: String
  /// The property by which the app's class reaches the scene.
  var accessor: String
  /// The protocol that the app's class is made to conform to.
  var `protocol`: String
  /// The declaration of that property.
  var sceneAccessor: String
  /// The directive that has Swift report errors in the next line at the scene's; empty unless there are to be such.
  var classLocation: String
  /// The cases of the enumeration of identifiers.
  var identifiers: String
  /// The same on one line; empty if the enumeration does not fit there.
  var identifierLine: String
  /// The cases of the enumeration of segues.
  var cases: String
  /// The stored property that performs the segues.
  var dispatch: String
  /// The stored property for named views.
  var views: String
  /// The stored properties for embedded children.
  var children: String
  /// The stored properties for container views with several children.
  var slots: String
  /// The properties by which code reaches views, children and the parent.
  var accessors: String
  /// The stored properties for bar button items.
  var barItems: String
  /// The statements that put bar button items into their bars.
  var barItemPlacement: String
  /// The methods that perform segues.
  var performs: String
  /// The methods that dequeue views of prototypes.
  var prototypes: String
  /// The cases of the switch that performs segues by identifier.
  var performCases: String
  /// The statements that make the view and set outlets.
  var loadView: String
  /// The name of the method that UIKit calls for key commands; empty if the scene performs none.
  var keyCommandAction: String
  /// The requirements that the app has to implement.
  var hooks: String
  /// Whether the app's class has to implement something, or can.
  var hasRequirements: Bool { !cases.isEmpty || !hooks.isEmpty }
  /// Whether the scene keeps or performs something once its view is made; else the controller itself makes its view.
  var hasScene: Bool
  /// Whether the scene holds the view of the controller; else `loadView` only adds to what the controller makes.
  var hasView: Bool
  /// Whether the scene keeps views.
  var hasParts: Bool
  /// Whether the scene leads to controllers that are made for it.
  var hasDestinations: Bool
  /// Whether the scene serves a table.
  var hasTables: Bool
  /// Whether the scene holds a header or footer of a table that is as tall as its constraints ask for.
  var hasFittings: Bool
  /// Whether the scene holds the pages of a page view controller.
  var hasPages: Bool

  static let names: Set<String> = [
    "id", "type", "access", "class", "superclass", "controller", "scenes", "storage", "accessor", "protocol",
    "sceneAccessor", "classLocation",
    "identifiers", "identifierLine", "cases", "dispatch", "views", "children", "slots", "accessors", "barItems",
    "barItemPlacement", "performs",
    "prototypes", "performCases", "loadView", "keyCommandAction", "hooks", "hasRequirements", "hasScene",
    "hasView", "hasParts",
    "hasDestinations", "hasTables", "hasFittings", "hasPages",
  ]

  var texts: KeyValuePairs<String, String> {
    [
      "id": id, "type": type, "access": access, "class": `class`, "superclass": superclass, "controller": controller,
      "scenes": scenes,
      "storage": storage,
      "accessor": accessor, "protocol": `protocol`, "sceneAccessor": sceneAccessor,
      "classLocation": classLocation,
      "identifiers": identifiers, "identifierLine": identifierLine,
      "cases": cases, "dispatch": dispatch, "views": views, "children": children, "slots": slots,
      "accessors": accessors,
      "barItems": barItems, "barItemPlacement": barItemPlacement, "performs": performs, "prototypes": prototypes,
      "performCases": performCases, "loadView": loadView, "keyCommandAction": keyCommandAction, "hooks": hooks,
    ]
  }

  var facts: KeyValuePairs<String, Bool> {
    [
      "hasRequirements": hasRequirements, "hasScene": hasScene, "hasView": hasView,
      "hasParts": hasParts,
      "hasDestinations": hasDestinations, "hasTables": hasTables, "hasFittings": hasFittings,
      "hasPages": hasPages,
    ]
  }
}
