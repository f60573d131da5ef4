/// A view with one font, which can follow the size of text that the user prefers.
@MainActor protocol AdjustsFont: UIView {
  var adjustsFontForContentSizeCategory: Bool { get }
  /// The font; nil for the standard one of the view.
  var adjustableFont: UIFont? { get set }
}

extension AdjustsFont {
  /// Updates the size of the font for the traits of the view, if the font scales.
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font = adjustableFont else { return }
    let scaled = font.scaled(to: traitCollection)
    if scaled !== font { adjustableFont = scaled }
  }
}

extension UILabel: AdjustsFont {
  var adjustableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextField: AdjustsFont {
  var adjustableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: AdjustsFont {
  var adjustableFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}
