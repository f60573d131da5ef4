import LayoutSolver
import UIKitFacts

extension Content {
  /// A size of UIKit, where `noIntrinsicMetric` is none.
  @MainActor init(_ size: CGSize) {
    self = .fixed(width: Self.length(size.width), height: Self.length(size.height))
  }

  @MainActor static func length(_ length: CGFloat) -> Double? {
    length == UIView.noIntrinsicMetric || !length.isFinite ? nil : Double(length)
  }

  /// The size in UIKit's form, with text wrapped at a width.
  ///
  /// - Parameter limit: the width; none where it is 0.
  @MainActor func size(limit: CGFloat) -> CGSize {
    let size = size(fitting: limit > 0 && limit.isFinite ? Double(limit) : nil, scale: Double(UIScreen.main.scale))
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }
}

extension TextContent {
  /// A text in one font, or in the fonts of its attributes.
  init(_ text: String?, _ attributed: NSAttributedString?, font: UIFont?, lines: Int = 1) {
    let font = font ?? .systemFont(ofSize: 17)
    guard let attributed, attributed.length > 0 else {
      self.init(runs: (text ?? "").isEmpty ? [] : [Run(text ?? "", font: font.facts)], lines: max(0, lines))
      return
    }
    var runs: [Run] = []
    attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
      let own = value as? UIFont ?? font
      runs.append(Run(attributed.attributedSubstring(from: range).string, font: own.facts))
    }
    self.init(runs: runs, lines: max(0, lines))
  }
}
