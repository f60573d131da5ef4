import SceneCatalog
import SceneVersions
import Testing

/// One version renames something, and the other begins to use it.
struct RenamedReferenceTests {
  /// An attribute that names something, of an element of the catalogue.
  struct Reference {
    /// The elements around the one with the attribute, from `scenes` on, and that itself.
    let path: [ElementKind]
    let attribute: AttributeKind
    let scope: NameScope

    /// A value that names something, and something else if it is a list.
    func value(naming name: String) -> String {
      switch attribute.value {
      case .references: "other \(name) other"
      case .position(let side), .dimension(let side): "\(name).\(side.rawValue)"
      case .layoutItem: "\(name).safeArea"
      default: name
      }
    }

    /// A version of a scene in which something has a name, and in which the attribute has a value.
    func scene(declaring name: String, using value: String?) -> String {
      let isStyle = path.last?.role == .style
      let inTree = isStyle ? "" : treeDeclaration(name)
      let lines = path.indices.map { start($0, value, content: $0 == min(1, path.count - 1) ? inTree : "") }
      let user = "<viewController id=\"page\">\(treeDeclaration(name))<label styles=\"home\"/></viewController>"
      let ends = path.reversed().dropLast().map { "</\($0.name)>" }
      let declarations = [declaration(name), isStyle ? user : ""].filter { !$0.isEmpty }
      let all: [String] = Array(lines.prefix(1)) + declarations + Array(lines.dropFirst()) + ends + ["</scenes>"]
      return all.joined(separator: "\n") + "\n"
    }

    private func start(_ index: Int, _ value: String?, content: String) -> String {
      let element = path[index]
      var attributes = index == 1 ? " id=\"home\"" : ""
      if element.role == .segue, attribute.name != "destination" {
        attributes += " kind=\"popover\" destination=\"target\""
      }
      if index == path.count - 1, let value { attributes += " \(attribute.name)=\"\(value)\"" }
      return "<\(element.name)\(attributes)>\(content)"
    }

    private func declaration(_ name: String) -> String {
      let target = "<viewController id=\"target\" customClass=\"Target\">"
      return switch scope {
      case .controllers: "<viewController id=\"\(name)\" customClass=\"Card\" title=\"Card\"></viewController>"
      case .views: "<view id=\"\(name)\" alpha=\"0.5\" backgroundColor=\"red\"></view>"
      case .styles: "<style id=\"\(name)\" alpha=\"0.5\" backgroundColor=\"red\"/>"
      case .parameters: target + "<parameter name=\"\(name)\" type=\"Item\" default=\"nil\"/></viewController>"
      case .tree: target + "</viewController>"
      case .sceneFiles, .controllersOfNamedScene: ""
      }
    }

    private func treeDeclaration(_ name: String) -> String {
      guard case .tree = scope else { return "" }
      return "<label id=\"\(name)\" text=\"Hello\" textColor=\"red\"/>"
    }
  }

  /// Every attribute of every element, also of those that only stand in certain others.
  private static var references: [Reference] {
    var references: [Reference] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(ElementKind.scenes)]
    var open: [[ElementKind]] = [[.scenes]]
    while let path = open.first, let kind = path.last {
      open.removeFirst()
      references += kind.attributes.compactMap { attribute in
        attribute.refersTo.map { Reference(path: path, attribute: attribute, scope: $0) }
      }
      let children = kind.parts + Catalog.elements.filter { kind.takes($0) && kind.part(named: $0.name) == nil }
      for child in children where known.insert(ObjectIdentifier(child)).inserted { open.append(path + [child]) }
    }
    return references
  }

  @Test func everyReferenceFollowsARename() {
    let references = Self.references
    var inOtherFiles: Set<String> = []
    for reference in references {
      if [.sceneFiles, .controllersOfNamedScene].contains(reference.scope) {
        inOtherFiles.insert(reference.attribute.name)
        continue
      }
      let example = MergeExample(
        base: reference.scene(declaring: "card", using: nil), ours: reference.scene(declaring: "ticket", using: nil),
        theirs: reference.scene(declaring: "card", using: reference.value(naming: "card")))
      #expect(
        example.text == reference.scene(declaring: "ticket", using: reference.value(naming: "ticket")), "\(example)")
    }
    #expect(inOtherFiles == ["sceneName", "referencedIdentifier"])
    #expect(references.count > 500)
    let controllers = Set(references.filter { $0.scope == .controllers }.compactMap(\.path.last?.role))
    #expect(controllers == [.scenes, .segue, .controller])
    let kinds = Set(references.map(\.path.last?.name))
    #expect(kinds.isSuperset(of: ["scenes", "style", "segue", "argument", "action", "outlet", "constraint", "label"]))
  }

  /// A controller whose label and whose cells' labels are called `title`.
  private static func table(_ title: String, _ cellTitle: String, _ reference: String = "") -> String {
    """
    <scenes>
      <viewController id="home">
        <view>
          <label id="\(title)" text="Orders" font="title1"/>
          <tableView>
            <tableViewCell reuseIdentifier="order">
              <label id="\(cellTitle)" text="Order" textColor="red"/>
              <imageView\(reference)/>
            </tableViewCell>
          </tableView>
        </view>
      </viewController>
    </scenes>

    """
  }

  @Test func namesOfPrototypesAreNotThoseOfTheirScene() {
    let used = { (name: String) in " top=\"\(name).bottom + 8\"" }
    let renamedInCell = MergeExample(
      base: Self.table("title", "title"), ours: Self.table("title", "order"),
      theirs: Self.table("title", "title", used("title")))
    #expect(renamedInCell.text == Self.table("title", "order", used("order")))
    let renamedAround = MergeExample(
      base: Self.table("title", "title"), ours: Self.table("heading", "title"),
      theirs: Self.table("title", "title", used("title")))
    #expect(renamedAround.text == Self.table("heading", "title", used("title")))
  }

  /// Two styles, and a label that has some.
  private static func styles(_ first: String, _ second: String, _ used: String) -> String {
    """
    <scenes>
      <style id="\(first)" font="title1" textColor="red"/>
      <style id="\(second)" alignment="center" numberOfLines="2"/>
      <viewController id="home">
        <view>
          <label id="title" styles="\(used)"/>
        </view>
      </viewController>
    </scenes>

    """
  }

  @Test func bothVersionsRenameNamesOfOneList() {
    let example = MergeExample(
      base: Self.styles("big", "calm", "calm"), ours: Self.styles("loud", "calm", "calm"),
      theirs: Self.styles("big", "quiet", "big quiet"))
    #expect(example.text == Self.styles("loud", "quiet", "loud quiet"))
    #expect(example.merge.isClean)
  }

  @Test func aStyleThatOneRemovesAndTheOtherBeginsToUseIsAConflict() {
    let base = Self.styles("big", "calm", "calm")
    let example = MergeExample(
      base: base, ours: base.replacing("  <style id=\"big\" font=\"title1\" textColor=\"red\"/>\n", with: ""),
      theirs: Self.styles("big", "calm", "big calm"))
    #expect(example.merge.conflictCount > 0, "\(example)")
  }

  /// A segue to a navigation controller, whose root takes a value.
  private static func argument(_ parameter: String, _ argument: String) -> String {
    """
    <scenes>
      <viewController id="home">
        <segue kind="present" destination="stack">\(argument)</segue>
      </viewController>
      <navigationController id="stack">
        <segue kind="relationship" relationship="rootViewController" destination="detail"/>
      </navigationController>
      <viewController id="detail" customClass="Detail">
        <parameter name="\(parameter)" type="Int"/>
      </viewController>
      <viewController id="other" customClass="Other">
        <parameter name="count" type="Int"/>
      </viewController>
    </scenes>

    """
  }

  @Test func argumentsFollowTheParameterOfTheRootOfANavigationController() {
    let argument = { (name: String) in "<argument name=\"\(name)\" value=\"3\"/>" }
    let example = MergeExample(
      base: Self.argument("count", ""), ours: Self.argument("total", ""),
      theirs: Self.argument("count", argument("count")))
    #expect(example.text == Self.argument("total", argument("total")))
  }

  /// A style that lays things out, and two controllers whose views have it.
  private static func layout(_ first: String, _ second: String, _ style: String) -> String {
    """
    <scenes>
      <style id="below" height="20"\(style)/>
      <viewController id="home">
        <view><label id="\(first)" text="Orders" font="title1"/><label styles="below"/></view>
      </viewController>
      <viewController id="detail">
        <view><label id="\(second)" text="Order" font="title1"/><label styles="below"/></view>
      </viewController>
    </scenes>

    """
  }

  @Test func aStyleFollowsOnlyIfEverythingThatHasItDoes() {
    let used = " top=\"title.bottom + 8\""
    let example = MergeExample(
      base: Self.layout("title", "title", ""), ours: Self.layout("heading", "title", ""),
      theirs: Self.layout("title", "title", used))
    #expect(example.text.contains(used), "\(example)")
  }
}
