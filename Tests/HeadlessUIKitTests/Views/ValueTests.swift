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

  @Test("Fonts have a size and a weight")
  @MainActor func fonts() {
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

  /// The beginning of a PNG of 60 by 30 pixels.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    + Data([0, 0, 0, 60, 0, 0, 0, 30])

  @Test("Images have the size of their data, in points")
  func imageSizes() throws {
    #expect(UIImage(data: Self.png)?.size == CGSize(width: 60, height: 30))
    let fine = try #require(UIImage(data: Self.png, scale: 3))
    #expect(fine.size == CGSize(width: 20, height: 10) && fine.scale == 3)
    #expect(fine.withRenderingMode(.alwaysTemplate).size == fine.size)
    let gif = Data("GIF89a".utf8) + Data([0x2C, 0x01, 0x10, 0x00])
    #expect(UIImage(data: gif)?.size == CGSize(width: 300, height: 16))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 60, 3])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 60, height: 30))
    #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
    #expect(UIImage(named: "logo")?.size == .zero)
  }

  @Test("An image is read from its file, at the scale of its name")
  func imageFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 30, height: 15))
    #expect(UIImage(contentsOfFile: file.path + ".none") == nil)
  }

  @Test("A colour can depend on traits, and use another colour space")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: .current) == .black && color == color && color != .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: .current) == UIColor(white: 0, alpha: 0.5))
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor(cgColor: color.cgColor) == .white)
    }
    #expect(UIColor(cgColor: color.cgColor) == .black)
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(wide != .red && wide == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0).withAlphaComponent(1))
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

  @Test("An index path of Foundation has them, too")
  func objectIndexPaths() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(NSIndexPath(item: 2, section: 0).item == 2)
  }

  @Test("Insets shrink a rectangle")
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
