import HeadlessUIKit
import LayoutSolver
import UIKitFacts
import VectorPictures

extension HeadlessScreen {
  /// The window as a picture, an SVG document: colours, borders, texts and symbols at their places. Controls without a text,
  /// images, and views of the app's own classes that show nothing else are boxes with their names.
  ///
  /// The text is the same on every machine, so a test can compare it with a file.
  public var svg: String { svg { _ in nil } }

  /// The window as a picture, in which a closure draws views of the app's own classes.
  ///
  /// - Parameter drawing: returns an image of a `UIGraphicsImageRenderer` for a view; nil for a view that is drawn as in
  ///   ``svg``.
  public func svg(drawing: @escaping (UIView) -> UIImage?) -> String {
    var picture = ScreenPainter(window, drawing).picture(of: window)
    picture.frame.origin = .zero
    picture.clips = true
    return SVGWriter.document(picture, title: "The screen")
  }
}

/// Draws views as they are laid out.
@MainActor private struct ScreenPainter {
  private let window: UIWindow
  private let drawing: (UIView) -> UIImage?

  init(_ window: UIWindow, _ drawing: @escaping (UIView) -> UIImage?) {
    (self.window, self.drawing) = (window, drawing)
  }

  func picture(of view: UIView) -> ViewPicture {
    let traits = view.traitCollection
    var picture = ViewPicture(frame: Self.rect(view.frame), fill: view.backgroundColor?.rgba(with: traits))
    if view === window, picture.fill == nil { picture.fill = UIColor.systemBackground.rgba(with: traits) }
    picture.cornerRadius = Self.length(view.layer.cornerRadius)
    picture.opacity = min(max(Self.length(view.alpha), 0), 1)
    picture.clips = view.clipsToBounds
    let width = Self.length(view.layer.borderWidth)
    if width > 0 {
      picture.border = Stroke(view.layer.borderColor?.rgba(with: traits) ?? .black, width: width)
    }
    decorate(&picture, of: view)
    picture.shapes = shapes(of: view, picture.frame.size)
    // The views in a control are not part of the app's tree.
    guard !(view is UIControl) else { return picture }
    let offset = (x: Self.length(view.bounds.minX), y: Self.length(view.bounds.minY))
    for subview in view.subviews where !subview.isHidden {
      var child = self.picture(of: subview)
      child.frame.origin.x -= offset.x
      child.frame.origin.y -= offset.y
      let arrow = decorate(&child, asPresented: subview, in: picture.frame.size)
      picture.children.append(child)
      if let arrow { picture.children.append(arrow) }
    }
    return picture
  }

  /// Gives the view of a sheet or popover its corners and its grabber.
  ///
  /// - Returns: the arrow of a popover.
  private func decorate(_ picture: inout ViewPicture, asPresented view: UIView, in size: LayoutSize) -> ViewPicture? {
    guard let controller = view.next as? UIViewController, controller.isFloating, controller.view === view else {
      return nil
    }
    let frame = picture.frame
    picture.clips = true
    picture.roundCorners(ofPresentationIn: size)
    switch controller.presentationController {
    case let sheet as UISheetPresentationController where sheet.prefersGrabberVisible:
      let color = UIColor.tertiaryLabel.rgba(with: view.traitCollection) ?? .black
      picture.children.append(.grabber(width: frame.size.width, color))
    case let popover as UIPopoverPresentationController:
      let fill = picture.fill ?? UIColor.systemBackground.rgba(with: view.traitCollection) ?? .black
      return popover.arrow.map { .arrow($0.direction, ofPopover: frame, to: $0.anchor, fill) }
    default: break
    }
    return nil
  }

  /// Adds the background shapes of controls and bars.
  private func decorate(_ picture: inout ViewPicture, of view: UIView) {
    let traits = view.traitCollection
    switch view {
    case let button as UIButton:
      guard let background = button.drawnBackground?.rgba(with: traits), picture.fill == nil else { return }
      (picture.fill, picture.cornerRadius) = (background, 6)
    case let field as UITextField where field.borderStyle != .none:
      if field.borderStyle == .roundedRect { picture.cornerRadius = 5 }
      picture.border = UIColor.systemGray4.rgba(with: traits).map { Stroke($0) }
    case is UINavigationBar, is UITabBar, is UIToolbar:
      picture.fill = picture.fill ?? UIColor.secondarySystemBackground.rgba(with: traits)
    default: break
    }
  }

  private func shapes(of view: UIView, _ size: LayoutSize) -> [PictureShape] {
    if let bar = view as? UINavigationBar { return shapes(of: bar, size) }
    if let bar = view as? UITabBar { return shapes(of: bar, size) }
    if let text = view.drawnText { return shapes(of: text, size, in: view) }
    let tint = view.tintColor.rgba(with: view.traitCollection) ?? .black
    if let image = (view as? UIImageView)?.image {
      if case .drawn(let drawn) = image.source {
        return DrawingPainter(tint: tint).shapes(of: drawn, in: LayoutRect(origin: .zero, size: size))
      }
      guard case .symbol(let name) = image.source else { return box(called: "image", size, in: view) }
      let color = image.tint?.rgba(with: view.traitCollection) ?? tint
      return [.symbol(name, LayoutRect(origin: .zero, size: size), color)]
    }
    if let drawn = view.drawnImage {
      return DrawingPainter(tint: tint).shapes(of: drawn, in: LayoutRect(origin: .zero, size: size))
    }
    if view.isOfApp, case .drawn(let drawn)? = drawing(view)?.source {
      return DrawingPainter(tint: tint).shapes(of: drawn, in: LayoutRect(origin: .zero, size: size))
    }
    let showsNothing = view.subviews.allSatisfy(\.isHidden) && view.backgroundColor == nil
    guard view is UIControl || view.isOfApp && showsNothing else { return [] }
    return box(called: "\(type(of: view))", size, in: view)
  }

  private func shapes(of text: DrawnText, _ size: LayoutSize, in view: UIView) -> [PictureShape] {
    let inset = Self.length(text.inset)
    let width = max(0, size.width - 2 * inset)
    // Frames end on pixels, so a text can be a little wider than its frame.
    let lines = text.content.lines(fitting: width + 0.6)
    let top = text.isAtTop ? 8 : max(0, (size.height - lines.height) / 2)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return PictureShape.text(
      lines, in: LayoutRect(x: inset, y: top, width: width, height: lines.height), PictureAlignment(text.alignment),
      text.color.rgba(with: view.traitCollection) ?? .black, isRightToLeft: isRightToLeft)
  }

  // MARK: Bars

  private func shapes(of bar: UINavigationBar, _ size: LayoutSize) -> [PictureShape] {
    let stack = bar.superview?.viewController as? UINavigationController
    guard let item = bar.topItem ?? stack?.topViewController?.navigationItem else { return [] }
    // A large title is below the bar's row.
    let row = LayoutRect(x: 16, y: 0, width: max(0, size.width - 32), height: min(size.height, 44))
    let left = (item.leftBarButtonItems ?? []).compactMap(Self.name).joined(separator: "  ")
    let right = (item.rightBarButtonItems ?? []).reversed().compactMap(Self.name).joined(separator: "  ")
    let title = FontFacts(size: 17, weight: .semibold)
    return text(item.title ?? "", in: row, .center, title, .label, bar)
      + text(left, in: row, .left, FontFacts(size: 17), bar.tintColor, bar)
      + text(right, in: row, .right, FontFacts(size: 17), bar.tintColor, bar)
  }

  private func shapes(of bar: UITabBar, _ size: LayoutSize) -> [PictureShape] {
    let tabs = bar.superview?.viewController as? UITabBarController
    let items = bar.items ?? tabs?.viewControllers?.compactMap(\.tabBarItem) ?? []
    let selected = bar.selectedItem ?? tabs?.selectedViewController?.tabBarItem
    let width = size.width / Double(max(1, items.count))
    return items.enumerated().flatMap { index, item in
      let place = LayoutRect(x: width * Double(index), y: 0, width: width, height: min(size.height, 49))
      let color: UIColor = item === selected ? bar.tintColor : .secondaryLabel
      return text(item.title ?? "", in: place, .center, FontFacts(size: 10, weight: .medium), color, bar)
    }
  }

  /// The label of a bar button item: its title, that of its system item, or the name of its image.
  private static func name(_ item: UIBarButtonItem) -> String? {
    if let title = item.title, !title.isEmpty { return title }
    if let system = item.systemItem { return SystemBarItems.title(of: "\(system)") }
    switch item.image?.source {
    case .symbol(let name), .asset(let name): return name
    case .empty, .data, .drawn, nil: return nil
    }
  }

  /// One line in the middle of a place.
  private func text(
    _ text: String, in place: LayoutRect, _ alignment: PictureAlignment, _ font: FontFacts, _ color: UIColor,
    _ view: UIView
  ) -> [PictureShape] {
    let lines = TextContent(runs: [TextContent.Run(text, font: font)]).lines(fitting: place.size.width)
    let middle = LayoutRect(
      x: place.left, y: place.top + (place.size.height - lines.height) / 2, width: place.size.width,
      height: lines.height)
    return PictureShape.text(
      lines, in: middle, alignment, color.rgba(with: view.traitCollection) ?? .black, isRightToLeft: false)
  }

  /// A box with a name, where there is room for it.
  private func box(called name: String, _ size: LayoutSize, in view: UIView) -> [PictureShape] {
    let traits = view.traitCollection
    let (line, front) = (UIColor.systemGray3.rgba(with: traits), UIColor.secondaryLabel.rgba(with: traits))
    let bounds = LayoutRect(origin: .zero, size: size)
    var shapes: [PictureShape] = [.rectangle(bounds, radius: 3, stroke: Stroke(line ?? .black))]
    let font = FontFacts(size: 11)
    let lines = TextContent(runs: [TextContent.Run(name, font: font)]).lines(fitting: nil)
    if font.width(of: name) + 4 < size.width, lines.height < size.height {
      let place = LayoutRect(x: 0, y: (size.height - lines.height) / 2, width: size.width, height: lines.height)
      shapes += PictureShape.text(lines, in: place, .center, front ?? .black, isRightToLeft: false)
    }
    return shapes
  }

  private static func rect(_ frame: CGRect) -> LayoutRect {
    LayoutRect(
      x: length(frame.origin.x), y: length(frame.origin.y), width: max(0, length(frame.size.width)),
      height: max(0, length(frame.size.height)))
  }

  /// A length that can be written.
  private static func length(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }
}
