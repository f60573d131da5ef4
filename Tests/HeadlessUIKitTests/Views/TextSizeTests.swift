import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Fonts and the size of text that the user prefers. Each test leaves the standard size behind.
@MainActor struct TextSizeTests {
  private final class Screen: UIViewController {
    let label = UILabel()
    var previous: [UIContentSizeCategory] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "A text that wraps at larger sizes of text"
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.preferredContentSizeCategory ?? .unspecified)
    }
  }

  private let screen = Screen()
  private let app: HeadlessApp

  init() {
    app = HeadlessApp(root: screen)
  }

  private func standard() { app.changeTextSize(to: .large) }

  @Test("L-30: A label follows the size of text, and is laid out again")
  func label() {
    defer { standard() }
    let height = screen.label.frame.height
    app.changeTextSize(to: .accessibilityLarge)
    #expect(screen.label.font.pointSize == 33 && screen.label.frame.height > 2 * height)
    #expect(screen.previous == [.large] && screen.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    app.changeTextSize(to: .accessibilityLarge)
    #expect(screen.previous == [.large])
    app.changeTextSize(to: .extraSmall)
    #expect(screen.label.font.pointSize == 14)
    standard()
    #expect(screen.label.font.pointSize == 17 && screen.label.frame.height == height)
  }

  @Test("L-30: The notification says the new size")
  func notification() {
    defer { standard() }
    nonisolated(unsafe) var sizes: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { sizes.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "") }
    defer { NotificationCenter.default.removeObserver(token) }
    app.changeTextSize(to: .small)
    #expect(sizes == [UIContentSizeCategory.small.rawValue])
  }

  @Test("L-30: Text fields and text views follow it; what is not asked to, and fonts of a fixed size, do not")
  func others() {
    defer { standard() }
    let (field, text, fixed, still) = (UITextField(), UITextView(), UILabel(), UILabel())
    field.font = .preferredFont(forTextStyle: .headline)
    text.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 36))
    fixed.font = .systemFont(ofSize: 12)
    still.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    fixed.adjustsFontForContentSizeCategory = true
    for view in [field, text, fixed, still] { screen.view.addSubview(view) }
    app.changeTextSize(to: .accessibilityMedium)
    #expect(field.font?.pointSize == 28 && field.font?.weight == .semibold && text.font?.pointSize == 58)
    #expect(fixed.font.pointSize == 12 && still.font.pointSize == 17)
    still.adjustsFontForContentSizeCategory = true
    #expect(still.font.pointSize == 28)
  }

  @Test("L-30: A font that is made later has the size, and a label that enters the window takes it")
  func later() {
    defer { standard() }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    app.changeTextSize(to: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 40 && label.font.pointSize == 12)
    screen.view.addSubview(label)
    #expect(label.font.pointSize == 18)
  }

  @Test("L-30: Traits say a size for one font, also of a controller")
  func traits() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 58)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: UITraitCollection()).pointSize == 28)
    screen.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(screen.label.font.pointSize == 53 && UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("L-31: Other fonts and lengths grow with the lines of their style, in whole pixels, up to a maximum")
  func metrics() {
    let (medium, large) = (
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    )
    let (font, body) = (UIFont.systemFont(ofSize: 22, weight: .heavy), UIFontMetrics.default)
    let scaled = body.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 34 && scaled.weight == .heavy)
    #expect(body.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(body.scaledFont(for: font, maximumPointSize: 60, compatibleWith: large).pointSize == 34)
    #expect(body.scaledFont(for: font).pointSize == 22 && body.scaledValue(for: 10.1) == 10.1)
    // As measured on a device, and not the 16 of the style's own font.
    #expect(abs(body.scaledValue(for: 17, compatibleWith: medium) - 16.333) < 0.001)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 41, compatibleWith: large) == 52)
    #expect(body.scaledValue(for: 0, compatibleWith: large) == 0)
  }

  @Test("X-28: A font that is scaled already cannot be scaled; that of a text style can")
  func scaledTwice() {
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    let raised = exceptions { #expect(UIFontMetrics.default.scaledFont(for: font) === font) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    let others = exceptions {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
      _ = UIFontMetrics.default.scaledFont(for: font.withSize(20))
    }
    #expect(others == [])
  }

  @Test("L-30: A bold or italic font of a style follows the size, a copy of another size does not")
  func descriptors() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    screen.view.addSubview(label)
    let bold = body.withSymbolicTraits([.traitBold, .traitItalic]).map { UIFont(descriptor: $0, size: 0) }
    defer { standard() }
    label.font = bold
    app.changeTextSize(to: .accessibilityMedium)
    #expect(label.font.pointSize == 28 && label.font.weight == .bold && label.font.fontName.hasSuffix("Italic"))
    label.font = UIFont(descriptor: body, size: 20)
    standard()
    #expect(label.font.pointSize == 20 && large.preferredContentSizeCategory.isAccessibilityCategory)
  }

  @Test("Sizes of text have an order")
  func order() {
    let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    ]
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      #expect(small < large && small <= large && large > small && large >= small)
      #expect(!(large < small) && !(large <= small) && !(small > large) && !(small >= large))
    }
    #expect(sizes.map(\.isAccessibilityCategory) == [false, false, false, false, true])
  }

  @Test("A line of a font is as high as its parts; capitals are higher than a small x")
  func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.001 && font.descender < 0)
    #expect(abs(font.lineHeight - 20.287) < 0.001 && font.leading == 0)
    #expect(font.xHeight > 8 && font.capHeight > font.xHeight && font.ascender > font.capHeight)
  }

  @Test("Traits contain others, and say the scale of the screen")
  func comparison() {
    let traits = screen.traitCollection
    #expect(traits.displayScale == 3 && UITraitCollection().displayScale == 0)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)) && traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    let dark = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(traits.hasDifferentColorAppearance(comparedTo: dark) && traits.hasDifferentColorAppearance(comparedTo: nil))
    let bigger = UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: .small)])
    #expect(!traits.hasDifferentColorAppearance(comparedTo: bigger) && traits != bigger)
    let contrast = UITraitCollection(traitsFrom: [traits, UITraitCollection(accessibilityContrast: .high)])
    #expect(traits.hasDifferentColorAppearance(comparedTo: contrast))
  }
}
