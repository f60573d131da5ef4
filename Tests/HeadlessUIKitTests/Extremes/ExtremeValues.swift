import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in fonts, colours, insets and other values.
  static let values: [ExtremeMember] = [
    .init("CGAffineTransform.a") { x in use(CGAffineTransform.identity) { $0.a = x.number } },
    .init("CGAffineTransform.b") { x in use(CGAffineTransform.identity) { $0.b = x.number } },
    .init("CGAffineTransform.c") { x in use(CGAffineTransform.identity) { $0.c = x.number } },
    .init("CGAffineTransform.concatenating(_:)") { x in
      use(CGAffineTransform.identity) { _ = $0.concatenating(x.transform) }
    },
    .init("CGAffineTransform.d") { x in use(CGAffineTransform.identity) { $0.d = x.number } },
    .init("CGAffineTransform.init(_:_:_:_:_:_:)") { x in
      use(CGAffineTransform(x.number, x.number, x.number, x.number, x.number, x.number))
    },
    .init("CGAffineTransform.init(a:b:c:d:tx:ty:)") { x in
      use(CGAffineTransform(a: x.number, b: x.number, c: x.number, d: x.number, tx: x.number, ty: x.number))
    },
    .init("CGAffineTransform.init(rotationAngle:)") { x in use(CGAffineTransform(rotationAngle: x.number)) },
    .init("CGAffineTransform.init(scaleX:y:)") { x in use(CGAffineTransform(scaleX: x.number, y: x.number)) },
    .init("CGAffineTransform.init(translationX:y:)") { x in use(CGAffineTransform(translationX: x.number, y: x.number))
    },
    .init("CGAffineTransform.rotated(by:)") { x in use(CGAffineTransform.identity) { _ = $0.rotated(by: x.number) } },
    .init("CGAffineTransform.scaledBy(x:y:)") { x in
      use(CGAffineTransform.identity) { _ = $0.scaledBy(x: x.number, y: x.number) }
    },
    .init("CGAffineTransform.translatedBy(x:y:)") { x in
      use(CGAffineTransform.identity) { _ = $0.translatedBy(x: x.number, y: x.number) }
    },
    .init("CGAffineTransform.tx") { x in use(CGAffineTransform.identity) { $0.tx = x.number } },
    .init("CGAffineTransform.ty") { x in use(CGAffineTransform.identity) { $0.ty = x.number } },
    .init("NSDirectionalEdgeInsets.bottom") { x in use(NSDirectionalEdgeInsets.zero) { $0.bottom = x.number } },
    .init("NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)") { x in
      use(NSDirectionalEdgeInsets(top: x.number, leading: x.number, bottom: x.number, trailing: x.number))
    },
    .init("NSDirectionalEdgeInsets.leading") { x in use(NSDirectionalEdgeInsets.zero) { $0.leading = x.number } },
    .init("NSDirectionalEdgeInsets.top") { x in use(NSDirectionalEdgeInsets.zero) { $0.top = x.number } },
    .init("NSDirectionalEdgeInsets.trailing") { x in use(NSDirectionalEdgeInsets.zero) { $0.trailing = x.number } },
    .init("NSMutableParagraphStyle.firstLineHeadIndent") { x in
      use(NSMutableParagraphStyle()) { $0.firstLineHeadIndent = x.number }
    },
    .init("NSMutableParagraphStyle.headIndent") { x in use(NSMutableParagraphStyle()) { $0.headIndent = x.number } },
    .init("NSMutableParagraphStyle.hyphenationFactor") { x in
      use(NSMutableParagraphStyle()) { $0.hyphenationFactor = x.float }
    },
    .init("NSMutableParagraphStyle.lineHeightMultiple") { x in
      use(NSMutableParagraphStyle()) { $0.lineHeightMultiple = x.number }
    },
    .init("NSMutableParagraphStyle.lineSpacing") { x in use(NSMutableParagraphStyle()) { $0.lineSpacing = x.number } },
    .init("NSMutableParagraphStyle.maximumLineHeight") { x in
      use(NSMutableParagraphStyle()) { $0.maximumLineHeight = x.number }
    },
    .init("NSMutableParagraphStyle.minimumLineHeight") { x in
      use(NSMutableParagraphStyle()) { $0.minimumLineHeight = x.number }
    },
    .init("NSMutableParagraphStyle.paragraphSpacing") { x in
      use(NSMutableParagraphStyle()) { $0.paragraphSpacing = x.number }
    },
    .init("NSMutableParagraphStyle.paragraphSpacingBefore") { x in
      use(NSMutableParagraphStyle()) { $0.paragraphSpacingBefore = x.number }
    },
    .init("NSMutableParagraphStyle.tailIndent") { x in use(NSMutableParagraphStyle()) { $0.tailIndent = x.number } },
    .init("NSShadow.shadowBlurRadius") { x in use(NSShadow()) { $0.shadowBlurRadius = x.number } },
    .init("NSShadow.shadowOffset") { x in use(NSShadow()) { $0.shadowOffset = x.size } },
    .init("UIBackgroundConfiguration.backgroundInsets") { x in
      use(UIBackgroundConfiguration.clear()) { $0.backgroundInsets = x.directionalInsets }
    },
    .init("UIBackgroundConfiguration.cornerRadius") { x in
      use(UIBackgroundConfiguration.clear()) { $0.cornerRadius = x.number }
    },
    .init("UIBackgroundConfiguration.strokeOutset") { x in
      use(UIBackgroundConfiguration.clear()) { $0.strokeOutset = x.number }
    },
    .init("UIBackgroundConfiguration.strokeWidth") { x in
      use(UIBackgroundConfiguration.clear()) { $0.strokeWidth = x.number }
    },
    .init("UIColor.init(displayP3Red:green:blue:alpha:)") { x in
      use(UIColor(displayP3Red: x.number, green: x.number, blue: x.number, alpha: x.number))
    },
    .init("UIColor.init(red:green:blue:alpha:)") { x in
      use(UIColor(red: x.number, green: x.number, blue: x.number, alpha: x.number))
    },
    .init("UIColor.init(white:alpha:)") { x in use(UIColor(white: x.number, alpha: x.number)) },
    .init("UIColor.withAlphaComponent(_:)") { x in use(UIColor.red) { _ = $0.withAlphaComponent(x.number) } },
    .init("UIEdgeInsets.bottom") { x in use(UIEdgeInsets.zero) { $0.bottom = x.number } },
    .init("UIEdgeInsets.init(top:left:bottom:right:)") { x in
      use(UIEdgeInsets(top: x.number, left: x.number, bottom: x.number, right: x.number))
    },
    .init("UIEdgeInsets.left") { x in use(UIEdgeInsets.zero) { $0.left = x.number } },
    .init("UIEdgeInsets.right") { x in use(UIEdgeInsets.zero) { $0.right = x.number } },
    .init("UIEdgeInsets.top") { x in use(UIEdgeInsets.zero) { $0.top = x.number } },
    .init("UIFont.Weight.init(_:)") { x in use(UIFont.Weight(x.number)) },
    .init("UIFont.boldSystemFont(ofSize:)") { x in _ = UIFont.boldSystemFont(ofSize: x.number) },
    .init("UIFont.init(descriptor:size:)") { x in
      use(UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: x.number))
    },
    .init("UIFont.init(name:size:)") { x in use(UIFont(name: "Menlo", size: x.number)) },
    .init("UIFont.italicSystemFont(ofSize:)") { x in _ = UIFont.italicSystemFont(ofSize: x.number) },
    .init("UIFont.monospacedDigitSystemFont(ofSize:weight:)") { x in
      _ = UIFont.monospacedDigitSystemFont(ofSize: x.number, weight: .bold)
    },
    .init("UIFont.monospacedSystemFont(ofSize:weight:)") { x in
      _ = UIFont.monospacedSystemFont(ofSize: x.number, weight: .bold)
    },
    .init("UIFont.systemFont(ofSize:)") { x in _ = UIFont.systemFont(ofSize: x.number) },
    .init("UIFont.systemFont(ofSize:weight:)") { x in _ = UIFont.systemFont(ofSize: x.number, weight: .bold) },
    .init("UIFont.withSize(_:)") { x in use(UIFont.systemFont(ofSize: 12)) { _ = $0.withSize(x.number) } },
    .init("UIFontMetrics.scaledFont(for:maximumPointSize:)") { x in
      _ = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: x.number), maximumPointSize: x.number)
    },
    .init("UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)") { x in
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      use(
        UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: x.number), maximumPointSize: x.number, compatibleWith: traits))
    },
    .init("UIFontMetrics.scaledValue(for:)") { x in use(UIFontMetrics.default) { _ = $0.scaledValue(for: x.number) } },
    .init("UIFontMetrics.scaledValue(for:compatibleWith:)") { x in
      let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      use(UIFontMetrics.default) { _ = $0.scaledValue(for: x.number, compatibleWith: traits) }
    },
    .init("UITraitCollection.init(displayScale:)") { x in use(UITraitCollection(displayScale: x.number)) },
    .init("UIImage.SymbolConfiguration.init(pointSize:)") { x in use(UIImage.SymbolConfiguration(pointSize: x.number))
    },
    .init("UIImage.SymbolConfiguration.init(pointSize:weight:)") { x in
      use(UIImage.SymbolConfiguration(pointSize: x.number, weight: .bold))
    },
    .init("UIImage.SymbolConfiguration.init(pointSize:weight:scale:)") { x in
      use(UIImage.SymbolConfiguration(pointSize: x.number, weight: .bold, scale: .large))
    },
    .init("UIImage.init(data:scale:)") { x in use(UIImage(data: Data(), scale: x.number)) },
    .init("UIListContentConfiguration.ImageProperties.cornerRadius") { x in
      use(UIListContentConfiguration.cell().imageProperties) { $0.cornerRadius = x.number }
    },
    .init("UIListContentConfiguration.TextProperties.numberOfLines") { x in
      use(UIListContentConfiguration.cell().textProperties) { $0.numberOfLines = x.integer }
    },
    .init("UIListContentConfiguration.directionalLayoutMargins") { x in
      use(UIListContentConfiguration.cell()) { $0.directionalLayoutMargins = x.directionalInsets }
    },
    .init("UIListContentConfiguration.imageToTextPadding") { x in
      use(UIListContentConfiguration.cell()) { $0.imageToTextPadding = x.number }
    },
    .init("UIListContentConfiguration.textToSecondaryTextHorizontalPadding") { x in
      use(UIListContentConfiguration.cell()) { $0.textToSecondaryTextHorizontalPadding = x.number }
    },
    .init("UIListContentConfiguration.textToSecondaryTextVerticalPadding") { x in
      use(UIListContentConfiguration.cell()) { $0.textToSecondaryTextVerticalPadding = x.number }
    },
    .init("UIOffset.horizontal") { x in use(UIOffset.zero) { $0.horizontal = x.number } },
    .init("UIOffset.init(horizontal:vertical:)") { x in use(UIOffset(horizontal: x.number, vertical: x.number)) },
    .init("UIOffset.vertical") { x in use(UIOffset.zero) { $0.vertical = x.number } },
  ]
}
