import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts
import VectorPictures

extension ScreenBuilder {
  /// The screen of a controller in a sheet or a popover, before the screen of the controller that presents it.
  mutating func presented(
    _ id: ID<Controller>, _ presentation: ModalPresentation, in size: LayoutSize
  ) -> Screen {
    let room = PresentationRoom(
      size: size, safeArea: environment.safeArea,
      isRegularWidth: environment.device.isRegularWidth(isLandscape: environment.isLandscape),
      isCompactHeight: !environment.device.isRegularHeight(isLandscape: environment.isLandscape))
    let behind = presentation.coversMost(of: room, context) ? nil : self.behind(presentation)
    let (frame, direction) = presentation.place(in: room, anchor: behind?.anchor, context)
    let covered = environment.safeArea.covering(frame, in: size)
    let bars = BarPainter(context)
    var area = covered
    area.top += bars.navigationBarHeight(of: id)
    if bars.hasTabBar(id) { area.bottom += ControlSizes.tabBarHeight }
    var sheet = ViewPicture(frame: frame, fill: background)
    // At the lower edge of the screen it has no corners.
    if frame.bottom >= size.height { sheet.frame.size.height += Self.cornerRadius }
    sheet.clips = true
    sheet.cornerRadius = frame.size == size ? 0 : Self.cornerRadius
    sheet.children.append(add(id, LayoutRect(origin: .zero, size: frame.size), area, in: nil))
    // Frames are those in the window, as the frame of a view that fills it.
    views[0].frame = frame
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: size), fill: background)
    picture.clips = true
    picture.children = [behind?.picture ?? ViewPicture(frame: picture.frame), dim(size), sheet]
    if findsProblems {
      findings += AccessibilityFindings(picture, views, context).findings(barItems: graph.controllers[id].barItems)
    }
    sheet.children += bars.bars(of: id, size: frame.size, covered)
    if ObjectValues(graph.segues[presentation.segue], context).flag("prefersGrabberVisible") ?? false {
      sheet.children.append(grabber(width: frame.size.width))
    }
    picture.children[2] = sheet
    if let direction, let anchor = behind?.anchor { picture.children.append(arrow(direction, of: frame, to: anchor)) }
    return screen(
      called: graph.controllers[id].label, inFile: graph.controllers[id].file, size, area, picture, codeSegues(of: id))
  }

  private static let cornerRadius = 10.0

  /// What is behind, and the frame of what a popover points at; nil for an item of a bar.
  private func behind(_ presentation: ModalPresentation) -> (picture: ViewPicture, anchor: LayoutRect?) {
    let segue = graph.segues[presentation.segue]
    let presenter = shown(segue.source)
    let backdrop = context.backdrop(of: presenter) {
      var builder = ScreenBuilder(context, isBackdrop: true)
      return builder.screen(of: presenter, higherBy: 0).backdrop
    }
    return (backdrop.picture, presentation.isPopover ? backdrop.anchor(of: segue) : nil)
  }

  private func dim(_ size: LayoutSize) -> ViewPicture {
    ViewPicture(
      frame: LayoutRect(origin: .zero, size: size), fill: RGBA(0x000000).faded(environment.isDark ? 0.5 : 0.2))
  }

  private func grabber(width: Double) -> ViewPicture {
    let size = LayoutSize(width: 36, height: 5)
    var picture = ViewPicture(
      frame: LayoutRect(origin: LayoutPoint(x: (width - size.width) / 2, y: 5), size: size),
      fill: ViewPainter(context).color("tertiaryLabel"))
    picture.cornerRadius = size.height / 2
    return picture
  }

  /// The arrow of a popover, at the edge that is nearest to its anchor.
  private func arrow(
    _ direction: PopoverPlace.Direction, of frame: LayoutRect, to anchor: LayoutRect
  ) -> ViewPicture {
    let length = ControlSizes.popoverArrow
    // It ends before the corners.
    let inset = Self.cornerRadius + length
    let x = max(frame.left + inset, min((anchor.left + anchor.right) / 2, frame.right - inset))
    let y = max(frame.top + inset, min((anchor.top + anchor.bottom) / 2, frame.bottom - inset))
    let data =
      switch direction {
      case .up: Self.triangle(x - length, frame.top, x, frame.top - length, x + length, frame.top)
      case .down: Self.triangle(x - length, frame.bottom, x, frame.bottom + length, x + length, frame.bottom)
      case .left: Self.triangle(frame.left, y - length, frame.left - length, y, frame.left, y + length)
      case .right: Self.triangle(frame.right, y - length, frame.right + length, y, frame.right, y + length)
      }
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: .zero))
    picture.shapes = [.path(PicturePath(data, fill: background))]
    return picture
  }

  private static func triangle(_ numbers: Double...) -> String {
    let texts = numbers.map { SVGText.number($0) }
    return "M\(texts[0]) \(texts[1])L\(texts[2]) \(texts[3])L\(texts[4]) \(texts[5])Z"
  }
}
