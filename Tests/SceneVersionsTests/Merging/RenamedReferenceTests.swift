import SceneCatalog
import SceneVersions
import Testing

@testable import SceneEditing

/// One version renames something, and the other begins to use it.
struct RenamedReferenceTests {
  @Test func everyReferenceFollowsARename() {
    let references = CatalogueReference.all
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

  /// The kind of these values does not tell whether they name something of a scene. A new attribute needs an answer: a
  /// scope in `refersTo`, or a place in this list.
  @Test func everyAttributeThatCouldNameSomethingHasAnAnswer() {
    // Styles have the attributes of the other elements.
    let elements = CatalogueReference.paths.compactMap(\.last).filter { $0.role != .style }
    let attributes = elements.flatMap(\.attributes).filter { attribute in
      [.string, .name, .identifier].contains(attribute.value) && attribute.refersTo == nil
    }
    #expect(
      Set(attributes.map(\.name)) == [
        // Declared here.
        "id", "identifier", "name",
        // Named in Swift.
        "kind", "property", "reuseIdentifier",
        // Named elsewhere.
        "accessibilityIdentifier", "applicationNameForUserAgent", "bundleIdentifier", "locale", "localization",
        "nibName", "passwordRules", "restorationIdentifier", "storyboardName", "timeZone", "value.comment", "value.key",
      ])
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
