import SceneDiagnostics
import SceneImport
import Testing

struct AppAdviceTests {
  private func advice(_ swift: String, _ list: String = "") -> AppAdvice {
    AppAdvice(
      for: [
        AppAdvice.Import(name: "Main", identifiers: ["Editor": "editor"]),
        AppAdvice.Import(name: "Shop", identifiers: ["Cart": "cart"]),
      ],
      sources: [SceneFile(path: "App.swift", text: swift)], propertyLists: [SceneFile(path: "Info.plist", text: list)])
  }

  @Test func callsGetTypedFunctions() {
    let found = advice(
      """
      let one = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
      let two = storyboard!.instantiateViewController(withIdentifier: "Editor")
      // instantiateViewController(withIdentifier: "Cart")
      let three = storyboard!.instantiateViewController(withIdentifier: "Unknown")
      let four = storyboard!.instantiateViewController(withIdentifier: name)
      """)
    #expect(found.changes.map(\.line) == [1, 1, 2])
    #expect(
      found.changes.map(\.found) == [
        #"UIStoryboard(name: "Shop")"#, "instantiateInitialViewController()",
        #"instantiateViewController(withIdentifier: "Editor")"#,
      ])
    #expect(
      found.changes.map(\.advice) == [
        "not needed: the scene is 'ShopScenes'", "call 'ShopScenes.instantiateInitialViewController()'",
        "call 'MainScenes.instantiateEditor()'",
      ])
  }

  @Test func aStoryboardCountsInItsOwnStatementOnly() {
    let calls = (0...3).map { lines in
      let gap = String(repeating: "\n", count: lines)
      return advice("let one = UIStoryboard(name: \"Shop\", bundle: nil)\(gap).instantiateInitialViewController()")
    }
    #expect(calls.map(\.changes.count) == [2, 2, 2, 1])
  }

  @Test func aManifestIsAskedForOnce() {
    let key = "<key>UIMainStoryboardFile</key>\n"
    #expect(advice("", key).changes.first?.advice.contains("TN3187") == true)
    #expect(advice("", key + "<key>UIApplicationSceneManifest</key>").changes.first?.advice.contains("TN3187") == false)
    #expect(advice("", "<key>UISceneStoryboardFile</key>").changes.first?.advice.contains("TN3187") == false)
  }

  @Test func propertyListsAndSceneDelegates() {
    let list = "<dict>\n<key>UIMainStoryboardFile</key>\n<string>Main</string>\n</dict>"
    let found = advice("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}", list)
    #expect(found.hasSceneDelegate)
    #expect(found.changes.map(\.found) == ["UIMainStoryboardFile"])
    #expect(found.changes.map(\.line) == [2])
    #expect(!advice("class AppDelegate: UIResponder, UIApplicationDelegate {}").hasSceneDelegate)
  }
}
