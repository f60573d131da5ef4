import HeadlessUIKit
import Testing

/// The concurrency and nullability attributes of UIKit's classes.
@MainActor struct IsolationTests {
  /// Classes of other frameworks, which are not on the main actor.
  private static func isForeign(_ name: String) -> Bool {
    name.hasPrefix("CA") || name.hasPrefix("CG")
      || ["NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow"].contains(name)
  }

  /// Declarations of UIKit without isolation.
  private static let unisolated: Set = [
    "NSTextStorageDelegate", "UIPopoverPresentationControllerSourceItem", "_UIKitNumericRawRepresentable",
  ]

  /// Value-like classes, which can be used on any actor.
  private static let values: Set = [
    "NSStringDrawingContext", "NSTextStorage", "SymbolConfiguration", "UIBezierPath", "UIColor", "UIFont",
    "UIFontDescriptor",
    "UIFontMetrics", "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat",
    "UIGraphicsRenderer", "UIGraphicsRendererContext", "UIGraphicsRendererFormat", "UIImage",
    "UITextInputPasswordRules", "UITraitCollection",
  ]

  private static func types(_ kinds: String...) async throws -> [DeclaredType] {
    let module = try await BuiltModule.shared.value
    let types = module.interface.types.values
    return types.filter { type in kinds.contains { type.header.text.hasPrefix($0 + " ") } }
  }

  @Test("W-01: Every class and protocol is on the main actor")
  func mainActor() async throws {
    let types = try await Self.types("class", "protocol")
    let others = types.filter { !$0.header.modifiers.contains("@MainActor") }.map(\.name)
    #expect(types.count > 80)
    #expect(Set(others.filter { !Self.isForeign($0) }) == Self.values.union(Self.unisolated))
  }

  @Test("W-02: Every class is an NSObject; views and controllers can be coded")
  func objects() async throws {
    let classes = try await Self.types("class").map { ($0.name, $0.inherited) }
    let names = Set(classes.map(\.0))
    let objectClasses: Set = ["NSObject", "NSMutableAttributedString"]
    // The classes of Core Graphics are no objects of Objective-C's.
    for (name, inherited) in classes where !name.hasPrefix("CG") {
      // Generic classes, and their subclasses, have more than the name.
      let parents = inherited.map { String($0.prefix { $0 != "<" && $0 != " " }) }
      #expect(parents.contains { objectClasses.contains($0) || names.contains($0) }, "\(name): \(inherited)")
    }
    let objects: [Any] = [UIViewController(), UIView(), UIStackView(), UINavigationController()]
    #expect(objects.allSatisfy { $0 is NSObject && $0 is any NSCoding })
  }

  @Test("W-03: Completions and animations are plain closures")
  func closures() async throws {
    let members = try await Self.types("class").flatMap(\.members).map(\.text)
    #expect(members.contains { $0.contains("completion: (() -> Void)? = nil") })
    #expect(members.contains { $0.contains("completion: ((Bool) -> Void)? = nil") })
    // UIKit declares some of them otherwise.
    let others = ["open(_ url: URL,", "beginBackgroundTask(", "setAlternateIconName("].map { "func " + $0 }
    let sendable = members.filter { $0.contains("@Sendable") }
    #expect(sendable.filter { member in !others.contains(where: member.hasPrefix) } == [])
  }

  @Test("W-08: The results of pops can be discarded")
  func discardableResults() async throws {
    let module = try await BuiltModule.shared.value
    let navigation = try #require(module.interface.types["UINavigationController"])
    let pops = navigation.members.filter { $0.text.hasPrefix("func pop") }
    #expect(pops.count == 3)
    #expect(pops.allSatisfy { $0.modifiers.contains("@discardableResult") })
  }

  @Test("W-09: The coder initialiser of stack views is not failable, those of other views are")
  func coderInitializers() async throws {
    let module = try await BuiltModule.shared.value
    let types = module.interface.types
    #expect(types["UIStackView"]?.members.contains { $0.text == "init(coder: NSCoder)" } == true)
    #expect(types["UIView"]?.members.contains { $0.text == "init?(coder: NSCoder)" } == true)
  }

  @Test("W-10: Parents, delegates and data sources are weak")
  func weakReferences() {
    final class Everything: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIPageViewControllerDelegate, UIPageViewControllerDataSource, UITableViewDelegate
    {
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
    }
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let table = UITableView()
    do {
      let everything = Everything()
      navigation.delegate = everything
      tabs.delegate = everything
      pages.delegate = everything
      pages.dataSource = everything
      table.delegate = everything
      #expect(navigation.delegate === everything && pages.dataSource === everything)
    }
    #expect(navigation.delegate == nil && tabs.delegate == nil && table.delegate == nil)
    #expect(pages.delegate == nil && pages.dataSource == nil)
  }
}
