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
    let area = area(of: id, covered: covered)
    var sheet = ViewPicture(frame: frame, fill: background)
    sheet.clips = true
    sheet.roundCorners(ofPresentationIn: size)
    sheet.children.append(add(id, LayoutRect(origin: .zero, size: frame.size), area, in: nil))
    // Frames are those in the window, as the frame of a view that fills it.
    views[0].frame = frame
    var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: size), fill: background)
    picture.clips = true
    picture.children = [behind?.picture ?? ViewPicture(frame: picture.frame), dim(size), sheet]
    if findsProblems {
      findings += AccessibilityFindings(picture, views, context).findings(barItems: graph.controllers[id].barItems)
    }
    sheet.children += addBars(of: id, size: frame.size, covered, at: frame.origin)
    if ObjectValues(graph.segues[presentation.segue], context).flag("prefersGrabberVisible") ?? false {
      sheet.children.append(.grabber(width: frame.size.width, ViewPainter(context).color("tertiaryLabel")))
    }
    picture.children[2] = sheet
    if let direction, let anchor = behind?.anchor {
      picture.children.append(.arrow(direction, ofPopover: frame, to: anchor, background))
    }
    return screen(
      called: graph.controllers[id].label, inFile: graph.controllers[id].file, size, area, picture)
  }

  /// What is behind, and the frame of what a popover points at; nil for an item of a bar.
  private func behind(_ presentation: ModalPresentation) -> (picture: ViewPicture, anchor: LayoutRect?) {
    let segue = graph.segues[presentation.segue]
    let presenter = context.shown(segue.source)
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
}
