import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Views that change with traits.
@MainActor @Suite struct TraitTests {
  private let size = CGSize(width: 390, height: 844)

  private func studio() throws -> (app: HeadlessApp, scene: StudioScene) {
    let app = HeadlessApp(root: TurningScenes.instantiateStudio(), size: size)
    let studio = try #require(app.window.rootViewController as? Studio)
    return (app, studio.scene)
  }

  @Test("Attributes have their values without traits, those of the traits that hold, and go back")
  func attributes() throws {
    let (app, scene) = try studio()
    #expect(scene.row.axis == .vertical)
    #expect(scene.row.spacing == 0)
    #expect(!scene.first.isHidden)
    #expect(scene.third.title(for: .normal) == "Go to the next page")
    let tint = scene.third.tintColor
    app.rotate()
    #expect(scene.row.axis == .horizontal)
    #expect(scene.row.spacing == 4)
    #expect(scene.first.isHidden)
    #expect(scene.third.title(for: .normal) == "Go")
    #expect(scene.third.tintColor == .red)
    app.rotate()
    #expect(scene.row.axis == .vertical)
    #expect(scene.row.spacing == 0)
    #expect(!scene.first.isHidden)
    #expect(scene.third.title(for: .normal) == "Go to the next page")
    #expect(scene.third.tintColor == tint)
  }

  @Test("Of several traits that hold, the more specific ones win")
  func precedence() throws {
    let (app, scene) = try studio()
    #expect(scene.row.distribution == .fill)
    app.window.rootViewController?.traitOverrides.horizontalSizeClass = .regular
    #expect(scene.row.distribution == .fillEqually)
    app.rotate()
    #expect(scene.row.distribution == .equalSpacing)
  }

  @Test("An inactive constraint waits for code, and no trait activates it")
  func inactiveConstraint() throws {
    let (app, scene) = try studio()
    let studio = try #require(app.window.rootViewController as? Studio)
    #expect(!scene.waiting.isActive)
    #expect(studio.waiting === scene.waiting)
    app.rotate()
    #expect(!scene.waiting.isActive)
    studio.waiting?.isActive = true
    app.rotate()
    #expect(scene.waiting.isActive)
    #expect(scene.last.constraints.contains(scene.waiting))
  }

  @Test("Constraints hold with their traits only")
  func constraints() throws {
    let (app, scene) = try studio()
    #expect(!scene.wide.isActive)
    #expect(scene.tall.isActive)
    #expect(scene.gap.constant == 20)
    #expect(scene.wall.tops(of: scene.last) == [scene.wall])
    app.rotate()
    #expect(scene.wide.isActive)
    #expect(!scene.tall.isActive)
    #expect(scene.gap.constant == 8)
    #expect(scene.wall.tops(of: scene.last) == [scene.row])
    app.rotate()
    #expect(!scene.wide.isActive)
    #expect(scene.tall.isActive)
    #expect(scene.wall.tops(of: scene.last) == [scene.wall])
  }

  @Test("Views are in their superviews with their traits only, in the order of the scene")
  func views() throws {
    let (app, scene) = try studio()
    #expect(scene.row.arrangedSubviews == [scene.first, scene.third])
    #expect(scene.wall.subviews == [scene.row, scene.last])
    app.rotate()
    #expect(scene.row.arrangedSubviews == [scene.first, scene.second, scene.third])
    #expect(scene.wall.subviews == [scene.row, scene.sidebar, scene.last])
    #expect(scene.wall.constraints.contains { $0.firstItem === scene.last && $0.secondItem === scene.sidebar })
    app.rotate()
    #expect(scene.row.arrangedSubviews == [scene.first, scene.third])
    #expect(scene.wall.subviews == [scene.row, scene.last])
    #expect(!scene.wall.constraints.contains { $0.secondItem === scene.sidebar || $0.firstItem === scene.sidebar })
    #expect(scene.sidebar.constraints.count == 3)
  }

  @Test("A scene that is loaded in landscape begins with its values")
  func loadedInLandscape() throws {
    let app = HeadlessApp(root: UIViewController(), size: size)
    app.rotate()
    let studio = TurningScenes.instantiateStudio()
    studio.loadViewIfNeeded()
    #expect(studio.scene.row.axis == .vertical)
    app.window.rootViewController = studio
    Transactions.flush()
    #expect(studio.scene.row.axis == .horizontal)
    #expect(studio.scene.sidebar.superview === studio.view)
  }

  @Test("A colour is another one in dark mode and with more contrast")
  func colors() throws {
    let (app, scene) = try studio()
    let color = try #require(scene.wall.backgroundColor)
    #expect(color.resolvedColor(with: scene.wall.traitCollection) == .white)
    app.window.rootViewController?.overrideUserInterfaceStyle = .dark
    #expect(color.resolvedColor(with: scene.wall.traitCollection) == .black)
    app.window.rootViewController?.traitOverrides.accessibilityContrast = .high
    #expect(color.resolvedColor(with: scene.wall.traitCollection) == .blue)
  }

  @Test("What changes with traits keeps neither the controller nor its views")
  func memory() {
    weak var controller: Studio?
    weak var view: UIView?
    do {
      let studio = TurningScenes.instantiateStudio()
      studio.loadViewIfNeeded()
      (controller, view) = (studio, studio.scene.second)
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}

extension UIView {
  /// What the constraints of this view hold the top of a view to.
  fileprivate func tops(of view: UIView) -> [UIView] {
    constraints.filter { $0.firstItem === view && $0.firstAttribute == .top }.compactMap { $0.secondItem as? UIView }
  }
}
