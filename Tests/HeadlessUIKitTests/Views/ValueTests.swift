import HeadlessUIKit
import Testing

struct ValueTests {
  @Test("Colours are equal when they mean the same")
  func colors() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed == .systemRed && UIColor.systemRed != .red)
    #expect(UIColor.label != .secondaryLabel)
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor(named: "Accent") == UIColor(named: "Accent"))
  }

  @Test("Fonts know their size and weight")
  func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12).withSize(14).pointSize == 14)
    #expect(UIFont(name: "Futura", size: 9)?.fontName == "Futura")
  }

  @Test("Images are equal when they have the same name")
  func images() {
    #expect(UIImage(named: "logo") == UIImage(named: "logo"))
    #expect(UIImage(named: "logo") != UIImage(systemName: "logo"))
    #expect(UIImage() != UIImage())
  }

  @Test("Traits add up, the last one winning")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .unspecified)
  }

  @Test("An index path has a section and a row, which is an item")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 4
    #expect(path == IndexPath(item: 4, section: 1))
  }

  @Test("Insets take off a rectangle's edges")
  func insets() {
    let rectangle = CGRect(x: 0, y: 0, width: 10, height: 10)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rectangle.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("A selector is its name")
  func selectors() {
    let literal: Selector = "tap:"
    #expect(literal == Selector("tap:"))
  }
}
