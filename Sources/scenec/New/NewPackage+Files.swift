extension NewPackage {
  /// The packages that the manifest names.
  private var dependencies: String {
    guard let bundle else { return scenec.dependency }
    return "\n    \(scenec.dependency),\n    \(bundle.dependency),\n  "
  }

  var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v15), .macOS(.v13)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [
        .target(
          name: "\(name)",
          dependencies: [
            .product(
              name: "HeadlessUIKit", package: "\(scenec.packageName)", condition: .when(platforms: [.linux, .macOS]))
          ],
          swiftSettings: [
            // Where there is no UIKit, headless UIKit takes its place.
            .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
          ],
          plugins: [.plugin(name: "CompileScenes", package: "\(bundle?.packageName ?? scenec.packageName)")]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)",
            .product(
              name: "HeadlessUIKitTesting", package: "\(scenec.packageName)",
              condition: .when(platforms: [.linux, .macOS])),
          ]
        ),
      ]
    )

    """
  }

  var scene: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <scenes initialViewController="main">

      <navigationController id="main">
        <segue kind="relationship" relationship="rootViewController" destination="home"/>
      </navigationController>

      <viewController id="home" customClass="Home" title="\(name)">
        <view backgroundColor="systemBackground">
          <stackView axis="vertical" spacing="8" top="safeArea" leading="safeArea" trailing="safeArea">
            <textField id="nameField" placeholder="Your name"/>
            <button id="greetButton" title="Greet">
              <segue kind="push" identifier="greet" destination="greeting"/>
            </button>
          </stackView>
        </view>
      </viewController>

      <viewController id="greeting" customClass="Greeting" title="Greeting">
        <parameter name="name" type="String"/>
        <view backgroundColor="systemBackground">
          <label id="wordsLabel" centerX="0" centerY="0"/>
        </view>
      </viewController>
    </scenes>

    """
  }

  var home: String {
    """
    import UIKit

    class Home: UIViewController {
      /// A greeting needs a name, which the button cannot give; so it is made here.
      func makeGreeting(forGreet sender: Any?) -> Greeting {
        MainScenes.instantiateGreeting(name: scene.nameField.text ?? "")
      }
    }

    """
  }

  var greeting: String {
    """
    import UIKit

    class Greeting: UIViewController {
      private let name: String

      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        scene.wordsLabel.text = "Hello, \\(name)!"
      }
    }

    """
  }

  var test: String {
    """
    #if canImport(HeadlessUIKitTesting)
      import HeadlessUIKitTesting
      import Testing

      @testable import \(name)

      @MainActor @Suite struct GreetingTests {
        @Test("The app greets a user who gives a name")
        func greeting() throws {
          let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
          let home = try #require(app.topViewController as? Home)
          try app.type("Ada", into: home.scene.nameField)
          try app.tap("Greet")
          let greeting = try #require(app.topViewController as? Greeting)
          #expect(greeting.scene.wordsLabel.text == "Hello, Ada!")
          #expect(app.inconsistencies() == [])
        }
      }
    #endif

    """
  }
}
