import HeadlessUIKit
import Testing

/// The trait overrides of a controller.
@MainActor struct TraitOverridesTests {
  @Test("A trait that a controller overrides goes to its children, and the others are inherited")
  func overridesAreInherited() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    stage.parent.traitOverrides.horizontalSizeClass = .regular
    #expect(stage.parent.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.child.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.child.traitCollection.verticalSizeClass == .regular)
    #expect(stage.other.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("A child's own traits win over those that its parent gives it")
  func ownTraitsWin() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    stage.parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: stage.child)
    stage.child.traitOverrides.horizontalSizeClass = .compact
    stage.child.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.child.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.child.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.parent.traitCollection.userInterfaceStyle == .light)
  }

  @Test("What is set can be read again, and what is not set is unspecified")
  func overridesCanBeRead() {
    let controller = UIViewController()
    controller.traitOverrides.verticalSizeClass = .compact
    #expect(controller.traitOverrides.verticalSizeClass == .compact)
    #expect(controller.traitOverrides.horizontalSizeClass == .unspecified)
    #expect(controller.traitOverrides.userInterfaceIdiom == .unspecified)
  }
}
