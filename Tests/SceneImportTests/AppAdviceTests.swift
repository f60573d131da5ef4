import SceneDiagnostics
import SceneImport
import TestBasics
import Testing

struct AppAdviceTests {
  private func advice(_ swift: String, _ list: String = "") -> AppAdvice {
    var files = AppAdvice.Files()
    files.sources = [SceneFile(path: "App.swift", text: swift)]
    files.propertyLists = [SceneFile(path: "Info.plist", text: list)]
    return AppAdvice(
      for: [
        AppAdvice.Import(name: "Main", identifiers: ["Editor": "editor"]),
        AppAdvice.Import(name: "Shop", identifiers: ["Cart": "cart"]),
      ], files)
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
    #expect(found.changes.map(\.line) == [1, 1, 2, 5])
    #expect(
      found.changes.map(\.found) == [
        #"UIStoryboard(name: "Shop")"#, "instantiateInitialViewController()",
        #"instantiateViewController(withIdentifier: "Editor")"#, "instantiateViewController(withIdentifier: name)",
      ])
    #expect(
      found.changes.map(\.advice) == [
        "not needed: the scene is 'ShopScenes'", "call 'ShopScenes.instantiateInitialViewController()'",
        "call 'MainScenes.instantiateEditor()'",
        "look here: which file or controller it is stands in 'name'; call a function of the scenes",
      ])
  }

  @Test func storyboardsThatAreMadeElsewhereStartTheApp() {
    let found = advice(
      """
      let one = storyboard?.instantiateInitialViewController()
      let three = UIStoryboard.main
        .instantiateInitialViewController()
      let four = MainScenes.instantiateInitialViewController()
      let five: Row = .init(name: "Shop2", bundle: nil)
      let six = navigationController!.storyboard!.instantiateInitialViewController()
      let two: UIStoryboard = .init(name: "Shop", bundle: nil)
      """)
    #expect(found.changes.map(\.line) == [1, 3, 6, 7])
    #expect(found.changes[3].advice == "not needed: the scene is 'ShopScenes'")
    for change in found.changes[..<3] {
      #expect(change.advice == "call 'MainScenes.instantiateInitialViewController()', if it is of 'Main'")
    }
  }

  /// The storyboard that the settings name, otherwise `Main`, otherwise the first that can start an app.
  @Test(arguments: [
    ([], "", "Main"), (["Main"], "", "Account"),
    ([], "<key>UIMainStoryboardFile</key>\n\t<string>Shop</string>", "Shop"),
    (
      [],
      "<key>UIMainStoryboardFile</key><string>Shop</string>\n<key>UISceneStoryboardFile</key><string>Account</string>",
      "Account"
    ),
    ([], "INFOPLIST_KEY_UIMainStoryboardFile = \"Shop\";", "Shop"),
    ([], "INFOPLIST_KEY_UIMainStoryboardFile = Shop", "Shop"),
    ([], "<key>UIMainStoryboardFile</key>\n<string>Gone</string>", "Main"),
    (["Shop"], "INFOPLIST_KEY_UIMainStoryboardFile = Shop", "Main"),
    (["Account", "Main", "Shop"], "", "Account"), (["Account", "Main"], "", "Shop"),
  ])
  func appStartsWithTheStoryboardOfItsSettings(without: [String], settings: String, start: String) {
    var files = AppAdvice.Files()
    files.settings = [SceneFile(path: "Info.plist", text: settings)]
    let imports = ["Account", "Main", "Shop"].map {
      AppAdvice.Import(name: $0, identifiers: [:], startsApp: !without.contains($0))
    }
    #expect(AppAdvice(for: imports, files).start?.name == start)
    #expect(AppAdvice.start(of: []) == nil)
  }

  /// Calls in the forms that Swift has for them.
  @Test func callsAreFoundInEachForm() {
    let found = advice(
      """
      let one = UIStoryboard.init(name: "Shop", bundle: .main)
      one.instantiateInitialViewController { Cart(coder: $0, total: 3) }
      one.instantiateViewController(identifier: "Cart") { coder in Cart(coder: coder) }
      UIStoryboard(name: Board.main.rawValue, bundle: nil)
      UIStoryboard(name: "Main" + suffix, bundle: nil)
      UINib.init(nibName: String(describing: Row.self), bundle: nil)
      UIStoryboard(name: names[0, default: "Main"], bundle: nil)
      UIStoryboard(name: isLarge ? "Main"
        : "Shop", bundle: nil)
      extension UIStoryboard { func show() {} }
      """)
    #expect(found.changes.map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(
      found.changes.map(\.found) == [
        #"UIStoryboard(name: "Shop")"#, "instantiateInitialViewController()",
        #"instantiateViewController(identifier: "Cart")"#, "UIStoryboard(name: Board.main.rawValue)",
        #"UIStoryboard(name: "Main" + suffix)"#, "UINib(nibName: String(describing: Row.self))",
        #"UIStoryboard(name: names[0, default: "Main"])"#, "UIStoryboard(name: isLarge)",
      ])
    #expect(
      found.changes[..<3].map(\.advice) == [
        "not needed: the scene is 'ShopScenes'", "call 'ShopScenes.instantiateInitialViewController()'",
        "call 'ShopScenes.instantiateCart()'",
      ])
    #expect(found.changes[3...].allSatisfy { $0.advice.hasPrefix("look here: ") })
  }

  /// A call in a call in a call is read once more for each, as far as a limit.
  @Test func deeplyNestedCallsTakeLinearTime() {
    func time(_ count: Int) -> Double {
      let swift = String(repeating: "UINib(nibName: f(", count: count) + String(repeating: "))", count: count)
      return ProcessorTime.least(in: 3) { #expect(advice(swift).changes.count == count) }
    }
    let (small, large) = (time(2_000), time(8_000))
    #expect(large < 12 * small, "four times as many calls take \(large / small) times as long")
  }

  /// A nib that is loaded by hand needs a function that makes the view.
  @Test func nibsOfHeadersNameWhatATableAsksFor() {
    var files = AppAdvice.Files()
    files.sources = [
      SceneFile(
        path: "App.swift",
        text: """
          table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
          table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
          let head = Bundle.main.loadNibNamed("Head", owner: nil)
          table.register(UINib(nibName: "Banner", bundle: nil), forHeaderFooterViewReuseIdentifier: "banner")
          let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
          let other = UINib(nibName: "Other", bundle: nil)
          """)
    ]
    let head = TableHeader(registration: "HeadScenes.registerHead(in:)", call: "HeadScenes.dequeueHead(in:)")
    let banner = TableHeader(registration: nil, call: "BannerScenes.makeBanner(owner:)")
    let imports = [
      AppAdvice.Import(name: "Head", identifiers: [:], tableHeaders: [head]),
      AppAdvice.Import(name: "Banner", identifiers: [:], tableHeaders: [banner]),
      AppAdvice.Import(name: "Row", identifiers: [:]),
    ]
    #expect(
      AppAdvice(for: imports, files).changes.map(\.advice) == [
        "call 'HeadScenes.registerHead(in:)' here, and 'HeadScenes.dequeueHead(in:)' where you dequeue it",
        "call the function of 'RowScenes' that makes or registers the view",
        "call the function of 'HeadScenes' that makes or registers the view",
        "return 'BannerScenes.makeBanner(owner:)' from 'tableView(_:viewForHeaderInSection:)' or "
          + "'tableView(_:viewForFooterInSection:)'",
        "call the one of 'HeadScenes.dequeueHead(in:)', 'BannerScenes.makeBanner(owner:)' that makes this view, if it "
          + "was registered with a nib",
        "look here: 'Other.xib' is not in this import; import it together with the other files, or keep it and this call",
      ])
  }

  /// Capital letters and a number in front, as in the Swift that the compiler writes.
  @Test(arguments: [("HTTPHeader", "HttpHeaderScenes"), ("3D-head", "_3DHeadScenes"), ("main", "MainScenes")])
  func enumerationsHaveTheNamesOfGeneratedSwift(file: String, enumeration: String) {
    #expect(AppAdvice.Import(name: file, identifiers: [:]).scenes == enumeration)
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

  @Test(arguments: [
    ("INFOPLIST_KEY_UIMainStoryboardFile = Main;", "INFOPLIST_KEY_UIMainStoryboardFile"),
    ("\t\t\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = Main;", "INFOPLIST_KEY_UIMainStoryboardFile"),
    ("<key>NSExtensionMainStoryboard</key>", "NSExtensionMainStoryboard"),
    ("bplist00\u{1}UIMainStoryboardFile", "UIMainStoryboardFile"),
  ])
  func keysOfSettings(line: String, key: String) {
    #expect(advice("", line).changes.map(\.found) == [key])
  }

  @Test(arguments: [
    "// INFOPLIST_KEY_UIMainStoryboardFile = Main", "INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;",
    "INFOPLIST_KEY_UIMainStoryboardFiles = Main", "INFOPLIST_KEY_UIMainStoryboardFile",
  ])
  func otherSettings(line: String) { #expect(advice("", line).changes.isEmpty) }

  @Test func aSceneDelegateThatMakesItsWindowStays() {
    let start =
      "class S: UIResponder, UIWindowSceneDelegate {\n  func scene(_ a: A, willConnectTo b: B, options c: C) {"
    #expect(advice(start + "}\n}").changes.map(\.line) == [2])
    #expect(advice(start + " window = UIWindow(windowScene: a) }\n}").changes.isEmpty)
  }

  @Test func propertyListsAndSceneDelegates() {
    let list = "<dict>\n<key>UIMainStoryboardFile</key>\n<string>Main</string>\n</dict>"
    let found = advice("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}", list)
    #expect(found.hasSceneDelegate)
    #expect(found.changes.map(\.found) == ["UIMainStoryboardFile", "scene(_:willConnectTo:options:)"])
    #expect(found.changes.map(\.line) == [2, 1])
    #expect(!advice("class AppDelegate: UIResponder, UIApplicationDelegate {}").hasSceneDelegate)
  }

  @Test func appDelegatesLoseTheWindowOfTheStoryboard() {
    let delegate = "import UIKit\n\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let key = "<key>UIMainStoryboardFile</key>"
    #expect(advice(delegate, key).changes.map(\.found) == ["UIMainStoryboardFile", "AppDelegate"])
    #expect(advice(delegate, key).changes.last?.line == 3)
    #expect(advice(delegate, "INFOPLIST_KEY_UIMainStoryboardFile = Main;").changes.map(\.line) == [1, 3])
    #expect(advice(delegate, "<key>UISceneStoryboardFile</key>").changes.map(\.found) == ["UISceneStoryboardFile"])
    #expect(advice(delegate).changes.isEmpty)
    let windowed = "class AppDelegate: UIApplicationDelegate { let window = UIWindow(frame: .zero) }"
    #expect(advice(windowed, key).changes.map(\.found) == ["UIMainStoryboardFile"])
    let both = delegate + "\nclass S: UIWindowSceneDelegate { func a() { UIWindow() } }"
    #expect(advice(both, key).changes.map(\.found) == ["UIMainStoryboardFile"])
  }

  @Test func seguesThatCodePerforms() {
    var files = AppAdvice.Files()
    let swift = """
      performSegue(withIdentifier: "Show Detail", sender: nil)
      self.performSegue(withIdentifier: "nowhere", sender: self)
      performSegue(withIdentifier: name, sender: nil)
      override func performSegue(withIdentifier identifier: String, sender: Any?) {}
      performSegue(.edit)
      // performSegue(withIdentifier: "nowhere", sender: nil)
      """
    files.sources = [SceneFile(path: "App.swift", text: swift)]
    let segues = ["Show Detail": "showDetail"]
    let found = AppAdvice(for: [AppAdvice.Import(name: "Main", identifiers: [:], segues: segues)], files)
    #expect(found.changes.map(\.line) == [1, 2, 3])
    #expect(
      found.changes.map(\.advice) == [
        "call 'scene.performShowDetail()', which takes what its destination needs",
        "look here: no imported scene has a segue 'nowhere'",
        "look here: which segue it is stands in 'name'; its scene has a method for each segue",
      ])
  }

  @Test func nibsOfAnyName() {
    let found = advice(
      """
      table.register(UINib(nibName: "Shop", bundle: nil), forCellReuseIdentifier: "a")
      table.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: "a")
      table.register(UINib(nibName: Cell.name, bundle: nil), forCellReuseIdentifier: Cell.name)
      table.register(.init(nibName: String(describing: Cell.self), bundle: nil), forCellReuseIdentifier: "a")
      let nib = UINib.init(nibName: "Cell\\(kind)", bundle: .main)
      Bundle.main.loadNibNamed(name, owner: self)
      Bundle.main.loadNibNamed("Shop", owner: self)
      super.init(nibName: nil, bundle: nil)
      """)
    #expect(found.changes.map(\.line) == [1, 2, 3, 4, 5, 6, 7])
  }
}
