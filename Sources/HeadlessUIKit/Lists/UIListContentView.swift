/// Shows an image and two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// The configuration of the view.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// A view with the given content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  /// The constraints of the image and the texts that are shown.
  private var shown: [NSLayoutConstraint] = []

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryTextLabel)
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = content.directionalLayoutMargins
    NSLayoutConstraint.deactivate(shown)
    for view in [imageView, textLabel, secondaryTextLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
    shown = content.constraints(in: self, imageView, textLabel, secondaryTextLabel)
    NSLayoutConstraint.activate(shown)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text = text
    if let attributed { label.attributedText = attributed }
  }
}

extension UIListContentConfiguration {
  private var hasText: Bool { text != nil || attributedText != nil }
  private var hasSecondaryText: Bool { secondaryText != nil || secondaryAttributedText != nil }

  /// The constraints between the margins, the image and the texts that there are.
  fileprivate func constraints(
    in view: UIView, _ imageView: UIImageView, _ label: UILabel, _ secondary: UILabel
  ) -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    var constraints: [NSLayoutConstraint] = []
    var start = margins.leadingAnchor
    if let image {
      constraints += imageConstraints(imageView, image.size, margins)
      start = imageView.trailingAnchor
    }
    let padding = image == nil ? 0 : imageToTextPadding
    let texts = [hasText ? label : nil, hasSecondaryText ? secondary : nil].compactMap(\.self)
    if texts.count == 2, prefersSideBySideTextAndSecondaryText {
      constraints += [
        label.leadingAnchor.constraint(equalTo: start, constant: padding),
        secondary.leadingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor, constant: textToSecondaryTextHorizontalPadding),
        secondary.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ]
      return constraints + texts.flatMap { $0.centered(in: margins) }
    }
    for text in texts {
      constraints.append(text.leadingAnchor.constraint(equalTo: start, constant: padding))
      constraints.append(text.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    }
    if texts.count == 2 {
      return constraints + [
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        secondary.topAnchor.constraint(equalTo: label.bottomAnchor, constant: textToSecondaryTextVerticalPadding),
        secondary.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ]
    }
    return constraints
      + texts.flatMap {
        [
          $0.topAnchor.constraint(equalTo: margins.topAnchor),
          $0.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
      }
  }

  private func imageConstraints(
    _ imageView: UIImageView, _ own: CGSize, _ margins: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    let (most, reserved) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
    let width = most.width > 0 ? min(own.width, most.width) : own.width
    let height = most.height > 0 ? min(own.height, most.height) : own.height
    return [
      imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageView.widthAnchor.constraint(equalToConstant: reserved.width > 0 ? reserved.width : width),
      imageView.heightAnchor.constraint(equalToConstant: reserved.height > 0 ? reserved.height : height),
    ] + imageView.centered(in: margins)
  }
}

extension UIView {
  /// Constraints to the middle of a guide, which is at least as high as the view.
  fileprivate func centered(in guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ]
  }
}
