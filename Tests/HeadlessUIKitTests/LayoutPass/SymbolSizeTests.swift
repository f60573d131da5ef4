import HeadlessUIKit
import Testing

/// The size of symbols, by the configurations of images and of the views that show them.
@MainActor struct SymbolSizeTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func size(_ configuration: Configuration?) -> CGFloat? {
    let image = UIImage(systemName: "star")
    return (configuration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image)?.size.width
  }

  @Test("L-42: A symbol grows with the size, the text style and the scale of its configuration")
  func configurations() {
    #expect(size(nil) == 20 && size(Configuration(weight: .bold)) == 20)
    #expect(size(Configuration(pointSize: 34)) == 40)
    #expect(size(Configuration(pointSize: 17, weight: .bold, scale: .default)) == 20)
    #expect(size(Configuration(textStyle: .largeTitle)) == 40)
    #expect(size(Configuration(scale: .large)) == 77 / 3.0 && size(Configuration(scale: .small)) == 47 / 3.0)
    #expect(size(Configuration(pointSize: 34, weight: .regular, scale: .large)) == 155 / 3.0)
  }

  @Test("L-42: An image view and a button prefer a configuration for symbols that have none")
  func preferences() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = Configuration(pointSize: 51)
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    view.image = view.image?.applyingSymbolConfiguration(Configuration(pointSize: 34))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let plain = button.intrinsicContentSize.height
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 51), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height == plain + 40)
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    button.configuration = configuration
    let configured = button.intrinsicContentSize.height
    configuration.preferredSymbolConfigurationForImage = Configuration(pointSize: 51)
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == configured + 40)
  }

  @Test("L-42: A text style follows the text size that the user chose")
  func textSizes() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = Configuration(textStyle: .body)
    let controller = UIViewController()
    controller.view.addSubview(view)
    #expect(view.intrinsicContentSize.width == 20)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    #expect(view.intrinsicContentSize.width > 60)
  }
}
