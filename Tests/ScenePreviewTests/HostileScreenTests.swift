import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestBasics
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

/// Whatever stands in a scene, its screens are drawn, soon.
struct HostileScreenTests {
  private func screens(_ scene: String) -> [Screen] {
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    return Preview(Compiler().graph(of: [file]).graph).screens(in: PreviewEnvironment(isRightToLeft: true))
  }

  private func home(_ content: String) -> [Screen] {
    screens("<scenes><viewController id=\"home\"><view>\(content)</view></viewController></scenes>")
  }

  private static let numbers = [
    "0", "-1", "0.0001", String(Int.max), String(Int.min), "1" + String(repeating: "0", count: 300),
    "-1" + String(repeating: "0", count: 300),
  ]

  /// The attributes of an element that are numbers, or have some.
  private static let attributes: [(element: String, attribute: String, count: Int)] = Catalog.elements
    .filter { $0.role.isOne(of: .anyView) }.flatMap { element in
      element.attributes.compactMap { attribute in
        switch attribute.value {
        case .number, .numberIn, .numberOr, .integer, .position, .dimension: (element.name, attribute.name, 1)
        case .size, .sizeOr, .point, .offset: (element.name, attribute.name, 2)
        case .rect, .insets, .edgeInsets: (element.name, attribute.name, 4)
        default: nil
        }
      }
    }

  @Test(arguments: numbers)
  func everyNumberIsDrawn(number: String) {
    #expect(Self.attributes.count > 300)
    for (element, attribute, count) in Self.attributes {
      let value = Array(repeating: number, count: count).joined(separator: " ")
      let size = attribute == "size" || attribute == "width" || attribute == "height" ? "" : "width=\"9\" height=\"9\""
      let text = element == "label" ? "text=\"A b\"" : element == "imageView" ? "systemImage=\"star\"" : ""
      let screens = home("<\(element) \(attribute)=\"\(value)\" top=\"0\" leading=\"0\" \(size) \(text)/>")
      let svg = PreviewSheet(screens).svg + ScreenJSON.screens(screens).map(\.compactText).joined()
      #expect(!svg.contains("nan") && !svg.contains("inf\""), "\(element) \(attribute)=\(value)")
    }
  }

  @Test(arguments: numbers)
  func everySizeOfAButtonAndOfAFontIsDrawn(number: String) {
    for content in [
      "<button title=\"x\" top=\"0\" leading=\"0\" width=\"\(number)\" height=\"10\"/>",
      "<imageView systemImage=\"star\" top=\"0\" leading=\"0\" size=\"\(number) \(number)\"/>",
      "<label text=\"x y z\" font=\"system \(number)\" numberOfLines=\"0\" top=\"0\" leading=\"0\" width=\"10\"/>",
      "<pageControl numberOfPages=\"\(number)\" currentPage=\"\(number)\" top=\"0\" leading=\"0\" width=\"9\"/>",
    ] {
      #expect(!PreviewSheet(home(content)).svg.isEmpty)
    }
  }

  @Test func aControllerThatEmbedsItselfEnds() {
    let slots = (0..<6).map { number in
      "<containerView top=\"\(number)\" leading=\"0\" size=\"9 9\"><segue kind=\"embed\" destination=\"a\"/></containerView>"
    }
    let screens = screens(
      """
      <scenes><viewController id="b"><view><containerView pin="superview"><segue kind="embed" destination="a"/>
      </containerView></view></viewController>
      <viewController id="a"><view>\(slots.joined())</view></viewController></scenes>
      """)
    #expect(screens.count == 1 && screens[0].views.count == 9)
  }

  @Test func longChainsOfContainerViewsEnd() {
    let controllers = (0..<1500).map { number in
      "<viewController id=\"c\(number)\"><view><containerView pin=\"safeArea\">"
        + "<segue kind=\"embed\" destination=\"c\(number + 1)\"/></containerView></view></viewController>"
    }
    let last =
      "<viewController id=\"c1500\"><view><label text=\"end\" centerX=\"0\" centerY=\"0\"/></view></viewController>"
    let screens = screens("<scenes initialViewController=\"c0\">\(controllers.joined())\(last)</scenes>")
    #expect(screens.count == 1 && (200...1000).contains(screens[0].views.count))
    #expect(PreviewSheet(screens).svg.contains("</svg>"))
  }

  @Test func longChainsOfUsedViewsEnd() {
    let views = (0..<1500).map { "<view id=\"v\($0)\"><view use=\"v\($0 + 1)\" pin=\"superview\"/></view>" }
    let screens = screens("<scenes>\(views.joined())<view id=\"v1500\"/></scenes>")
    #expect(screens.count == 1501 && screens.allSatisfy { (1...100).contains($0.views.count) })
  }

  @Test func controllersInManyPlacesAreBounded() {
    let controllers = (0..<30).map { number in
      let slots = (0..<3).map { slot in
        "<containerView top=\"\(slot)\" leading=\"0\" size=\"9 9\"><segue kind=\"embed\" identifier=\"s\(slot)\""
          + " destination=\"c\(number + 1)\"/></containerView>"
      }
      return "<viewController id=\"c\(number)\"><view>\(slots.joined())</view></viewController>"
    }
    let screens = screens("<scenes>\(controllers.joined())<viewController id=\"c30\"/></scenes>")
    #expect(screens.count == 1 && (5_000..<5_200).contains(screens[0].views.count))
  }

  private func expectLinear(_ scene: @escaping (Int) -> String) {
    let growth = ProcessorTime.growth(from: 300, below: 8) { count in
      let text = scene(count)
      return { _ = PreviewSheet(screens(text)).svg }
    }
    #expect(growth < 8, "four times as many take \(growth) times as long")
  }

  @Test func manyControllersTakeLinearTime() {
    expectLinear { count in
      let all = (0..<count).map { number in
        """
        <viewController id="c\(number)"><view><label id="l\(number)" text="A" top="9" leading="9"/></view></viewController>

        """
      }
      return "<scenes>\(all.joined())</scenes>"
    }
  }

  @Test func manyTabsTakeLinearTime() {
    expectLinear { count in
      let tabs = (0..<count).map { number in
        "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"c\(number)\"/>"
      }
      let all = (0..<count).map { "<viewController id=\"c\($0)\" title=\"T\"><view/></viewController>\n" }
      return "<scenes><tabBarController id=\"tabs\">\(tabs.joined())</tabBarController>\(all.joined())</scenes>"
    }
  }

  @Test func manyViewsTakeLinearTime() {
    expectLinear { count in
      let all = (0..<count).map { "<label id=\"l\($0)\" text=\"A\" top=\"\($0)\" leading=\"9\"/>\n" }
      return "<scenes><viewController id=\"c\"><view>\(all.joined())</view></viewController></scenes>"
    }
  }

  /// Each text is compared with what is behind it.
  @Test func manyColoursTakeLinearTime() {
    expectLinear { count in
      let all = (0..<count).map { _ in
        ##"<label text="A" textColor="#AAAAAA" backgroundColor="#FFFFFF80" top="9" leading="9"/>\##n"##
      }
      return "<scenes><viewController id=\"c\"><view>\(all.joined())</view></viewController></scenes>"
    }
  }
}
