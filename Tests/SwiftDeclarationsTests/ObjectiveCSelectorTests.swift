import SceneDiagnostics
import SwiftDeclarations
import Testing

/// The expected selectors are those of the header that Swift's compiler writes for these methods.
struct ObjectiveCSelectorTests {
  @Test(arguments: [
    ("goToURL", ["url"], "goToURLWithUrl:"), ("open", ["URL"], "openWithURL:"), ("m", ["url2"], "mWithUrl2:"),
    ("handle_tap", ["sender"], "handle_tapWithSender:"), ("go", ["forEdit"], "goForEdit:"),
    ("a", ["b", "c"], "aWithB:c:"), ("a", ["_", "c"], "a:c:"), ("a", ["_", "_"], "a::"), ("m", ["toURL"], "mToURL:"),
    ("m", ["in_x"], "mIn_x:"), ("m", ["information"], "mWithInformation:"), ("doIT", ["x"], "doITWithX:"),
    ("loadURLTo", ["x"], "loadURLToX:"), ("m", ["TO"], "mTO:"), ("m", ["TOx"], "mWithTOx:"),
    ("m", ["to2"], "mWithTo2:"), ("m", ["_x"], "mWith_x:"), ("m_to", ["x"], "m_toX:"), ("mTO", ["x"], "mTOX:"),
    ("mto", ["x"], "mtoWithX:"), ("mTo2", ["x"], "mTo2WithX:"), ("m", [], "m"), ("m", ["b", "_"], "mWithB::"),
    ("in", ["x"], "inX:"), ("m", ["URLString"], "mWithURLString:"), ("m", ["INfo"], "mWithINfo:"),
    ("mXTo", ["x"], "mXToX:"), ("m", ["iPhone"], "mWithIPhone:"), ("mINTo", ["x"], "mINToX:"), ("To", ["y"], "ToY:"),
    ("m", ["without"], "mWithWithout:"), ("m", ["within"], "mWithin:"), ("m", ["onto"], "mWithOnto:"),
  ])
  func selectorsAreThoseOfTheCompiler(name: String, labels: [String], selector: String) {
    let method = ObjectiveCSelector.Method(name: name, labels: labels)
    #expect(ObjectiveCSelector(of: method).text == selector)
    #expect(ObjectiveCSelector(selector).methods.allSatisfy { ObjectiveCSelector(of: $0).text == selector })
  }

  @Test(arguments: [
    ("save", ["save()"]), ("save:", ["save(_:)"]),
    ("saveWithSender:", ["save(sender:)", "saveWithSender(_:)", "saveWith(sender:)"]),
    ("pickWithURL:", ["pick(URL:)", "pickWithURL(_:)", "pickWith(URL:)"]),
    ("goToList:", ["goToList(_:)", "goTo(list:)", "go(toList:)"]),
    ("WithSender:", ["WithSender(_:)", "With(sender:)"]), ("with:", ["with(_:)"]), (":", ["(_:)"]),
  ])
  func methodsOfASelector(selector: String, methods: [String]) {
    #expect(ObjectiveCSelector(selector).methods.map(\.fullName) == methods)
  }

  @Test func objcNamesAMethodItself() {
    let file = SwiftFile(
      SceneFile(
        path: "A.swift", text: "class A { @objc(store:) func save(item: Int) {}\n@objc func load(item: Int) {} }"))
    #expect(file.types[0].methods.map { ObjectiveCSelector(of: $0).text } == ["store:", "loadWithItem:"])
  }
}
