import SceneCatalog
import SceneDiagnostics

@testable import SceneCompiler

/// A scene for every element without an id, with each child that it takes.
enum NamelessScenes {
  /// A scene file, and the element with its child that it is for.
  struct Scene {
    let pair: String
    let file: SceneFile
  }

  static let all: [Scene] = {
    var scenes: [Scene] = []
    for parent in Catalog.elements where parent.role.isOne(of: holders) && parent.modules.isEmpty {
      for child in Catalog.elements + parent.parts where parent.takes(child) && isMadeAlone(child) {
        scenes.append(scene(parent, child, number: scenes.count))
      }
    }
    return scenes
  }()

  /// What has no id of its own and can stand where no name is needed.
  private static let holders: Roles = .anyView.union([.barButtonItem, .navigationItem, .tabBarItem, .tableSection])

  /// Outlets and owners need a class and what they lead to, which have names.
  private static func isMadeAlone(_ child: ElementKind) -> Bool {
    child.modules.isEmpty && !child.role.isOne(of: [.outlet, .outletCollection, .owner])
  }

  private static func scene(_ parent: ElementKind, _ child: ElementKind, number: Int) -> Scene {
    let kind = parent.part(named: child.name) ?? child
    let isPlaced =
      kind.role == .view && (parent.role == .navigationItem || parent.role == .view && parent.subviews == nil)
    let place = parent.role == .navigationItem ? "titleView" : "backgroundView"
    let inner = kind === ElementKind.set && parent.role == .navigationItem ? prompt : tag(kind, isPlaced ? place : nil)
    var text = tag(parent, nil, inner)
    for outer in ExampleScene.parents(of: parent) {
      let attributes = outer.role == .controller ? " id=\"outer\(number)\" customClass=\"Own\"" : required(of: outer)
      text = "<\(outer.name)\(attributes)>\(text)</\(outer.name)>"
    }
    text = text.replacing("</scenes>", with: "<viewController id=\"other\(number)\"/></scenes>")
      .replacing("NUMBER", with: String(number))
    return Scene(pair: parent.name + "/" + child.name, file: SceneFile(path: "S\(number).scene", text: text))
  }

  private static let prompt = "<set property=\"backBarButtonItem\" value=\"nil\"/>"

  private static func tag(_ kind: ElementKind, _ placement: String?, _ content: String = "") -> String {
    let place = placement.map { " placement=\"\($0)\"" } ?? ""
    return "<\(kind.name)\(required(of: kind))\(place)>\(content)</\(kind.name)>"
  }

  /// The attributes that an element needs.
  private static func required(of kind: ElementKind) -> String {
    if let attributes = special[kind.name] { return " " + attributes }
    return kind.attributes.filter(\.isRequired).map { attribute in
      " \(attribute.name)=\"\(SampleValues.everything(of: attribute, on: kind).first ?? "NUMBER")\""
    }.joined()
  }

  private static let special = [
    "segue": "kind=\"present\" identifier=\"go\" destination=\"otherNUMBER\"", "set": "property=\"tag\" value=\"7\"",
    "action": "selector=\"tap\"", "scope": "title=\"All\"", "layoutGuide": "id=\"guideNUMBER\"",
    "constraint": "firstAttribute=\"width\" constant=\"9\"", "collectionViewCell": "reuseIdentifier=\"cellNUMBER\"",
    "collectionReusableView": "reuseIdentifier=\"cellNUMBER\"",
    "tableViewHeaderFooterView": "reuseIdentifier=\"cellNUMBER\"",
  ]
}
