import LayoutSolver
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import UIKitFacts
import VectorPictures

/// What keeps people from reading or hearing what a screen says.
struct AccessibilityFindings {
  private let context: ScreenContext
  private let views: [ScreenView]
  /// What is painted, from the back to the front.
  private var layers: [Layer] = []
  /// The text with the least contrast of each view.
  private var texts: [Int: Contrast] = [:]

  /// - Parameter views: the views of the screen.
  init(_ picture: ViewPicture, _ views: [ScreenView], _ context: ScreenContext) {
    (self.views, self.context) = (views, context)
    if let fill = picture.children.first?.fill, fill.alpha < 1 {
      // What is behind a screen that one sees through is another screen.
      layers = [Layer(frame: picture.frame, color: nil, isOwn: false)]
      for child in picture.children { add(child, at: .zero, opacity: 1) }
    } else {
      add(picture, at: .zero, opacity: 1)
    }
  }

  private var graph: SceneGraph { context.graph }

  /// - Parameter barItems: the bar button items of the controller, which are no views.
  func findings(barItems: [ID<SceneObject>]) -> [ScreenFinding] {
    let lowContrasts = texts.sorted { $0.key < $1.key }.compactMap { view, contrast in
      views[view].object.map { finding(LowContrast(contrast.text, contrast.ratio, least: contrast.least), $0, view) }
    }
    let buttons = views.indices.compactMap { view in
      views[view].object.flatMap { isUnlabeledButton($0) && !views.isHidden(view) ? unlabeled($0, view) : nil }
    }
    let items = barItems.filter(isUnlabeledBarItem).map { unlabeled($0, 0) }
    return once(lowContrasts) + once(buttons) + items + once(ReadingOrder(views, context).findings)
  }

  /// Rows that are drawn several times say the same.
  private func once(_ findings: [ScreenFinding]) -> [ScreenFinding] {
    var known: Set<ID<SceneObject>> = []
    return findings.filter { finding in views[finding.view].object.map { known.insert($0).inserted } ?? true }
  }

  private func finding(_ kind: any DiagnosticMessage, _ object: ID<SceneObject>, _ view: Int) -> ScreenFinding {
    ScreenFinding(kind: kind, view: view, place: graph.place(graph.objects[object].range, of: object))
  }

  // MARK: Labels

  private func unlabeled(_ object: ID<SceneObject>, _ view: Int) -> ScreenFinding {
    finding(UnlabeledButton(name: graph.objects[object].name?.text ?? graph.objects[object].kind.name), object, view)
  }

  private func isUnlabeledButton(_ id: ID<SceneObject>) -> Bool {
    let object = graph.objects[id]
    guard object.kind.name == "button" else { return false }
    let values = context.values(id)
    let view = ViewContent(object, values, context)
    guard case .button(let button) = view.content, button.title == nil, button.subtitle == nil else { return false }
    return (view.configuration?.image() ?? values.image()) != nil && !isLabeled(values)
  }

  private func isUnlabeledBarItem(_ id: ID<SceneObject>) -> Bool {
    let values = context.values(id)
    return values.image() != nil && values.text("title") == nil && values["systemItem"] == nil && !isLabeled(values)
  }

  private func isLabeled(_ values: ObjectValues) -> Bool {
    values.text("accessibilityLabel") != nil || values.flag("accessibilityElement") == false
  }

  // MARK: Contrast

  /// An area of one colour.
  private struct Layer {
    let frame: LayoutRect
    /// The colour; nil where it is not known, because a picture is there.
    let color: RGBA?
    /// Whether the scene chose it.
    let isOwn: Bool
  }

  private struct Contrast {
    let text: String
    let ratio: Double
    /// The ratio that it should have.
    let least: Double
  }

  /// How many layers are searched for what is behind a text: more than lie on each other on a screen.
  private static let mostLayers = 300

  private mutating func add(_ picture: ViewPicture, at origin: LayoutPoint, opacity: Double) {
    let opacity = opacity * picture.opacity
    guard opacity > 0 else { return }
    let corner = LayoutPoint(x: origin.x + picture.frame.left, y: origin.y + picture.frame.top)
    let frame = LayoutRect(origin: corner, size: picture.frame.size)
    let own = ownColors(of: picture.view)
    if let fill = picture.fill {
      let isOwn = own.contains(fill) && fill != ViewPainter(context).color("systemBackground")
      layers.append(Layer(frame: frame, color: fill.faded(opacity), isOwn: isOwn))
    }
    for shape in picture.shapes { add(shape, of: picture.view, own, at: corner, opacity: opacity) }
    if let view = picture.view, views[view].element == "imageView" {
      layers.append(Layer(frame: frame, color: nil, isOwn: false))
    }
    for child in picture.children { add(child, at: corner, opacity: opacity) }
  }

  private mutating func add(
    _ shape: PictureShape, of view: Int?, _ own: [RGBA], at corner: LayoutPoint, opacity: Double
  ) {
    switch shape {
    case .rectangle(let rect, _, let fill?, _):
      let frame = LayoutRect(
        origin: LayoutPoint(x: corner.x + rect.left, y: corner.y + rect.top), size: rect.size)
      layers.append(Layer(frame: frame, color: fill.faded(opacity), isOwn: own.contains(fill)))
    case .text(let text): if let view { compare(text, of: view, own, at: corner, opacity: opacity) }
    case .image(_, let rect, nil):
      let frame = LayoutRect(
        origin: LayoutPoint(x: corner.x + rect.left, y: corner.y + rect.top), size: rect.size)
      layers.append(Layer(frame: frame, color: nil, isOwn: false))
    // Previews draw no paths and gradients.
    case .rectangle, .ellipse, .line, .symbol, .image, .path, .group, .gradient: break
    }
  }

  /// Compares a text with what is behind it, unless both have colours of the system, which adapts them.
  private mutating func compare(
    _ text: PictureText, of view: Int, _ own: [RGBA], at corner: LayoutPoint, opacity: Double
  ) {
    guard let object = views[view].object, context.values(object).flag("enabled") != false else { return }
    let point = LayoutPoint(x: corner.x + text.origin.x + 1, y: corner.y + text.origin.y - text.font.size / 3)
    guard let background = background(at: point), own.contains(text.color) || background.isOwn else { return }
    let ratio = text.color.faded(opacity).over(background.color).contrast(with: background.color)
    let least = text.font.isEasyToRead ? LowContrast.leastOfLargeText : LowContrast.least
    guard ratio < least, ratio < texts[view]?.ratio ?? .infinity else { return }
    texts[view] = Contrast(text: text.text, ratio: ratio, least: least)
  }

  /// The colour at a point so far; nil if it is not known.
  private func background(at point: LayoutPoint) -> (color: RGBA, isOwn: Bool)? {
    var above: [Layer] = []
    for layer in layers.suffix(Self.mostLayers).reversed() where layer.frame.contains(point) {
      guard let color = layer.color else { return nil }
      if color.alpha > 0 { above.append(layer) }
      guard color.alpha >= 1 else { continue }
      let seen = above.dropLast().reversed().reduce(color) { ($1.color ?? $0).over($0) }
      return (seen, above.contains(where: \.isOwn))
    }
    return nil
  }

  /// The colours that the scene gives a view, and its configuration, without those of the system.
  private func ownColors(of view: Int?) -> [RGBA] {
    guard let id = view.flatMap({ views[$0].object }) else { return [] }
    let parts = [id] + graph.objects[id].children.filter { graph.objects[$0].kind.name == "buttonConfiguration" }
    return parts.flatMap { context.values($0).ownColors }
  }
}

extension FontFacts {
  /// Whether the Human Interface Guidelines ask for less contrast: large and bold text.
  fileprivate var isEasyToRead: Bool { size >= 18 || [.bold, .heavy, .black].contains(weight) }
}

extension LayoutRect {
  fileprivate func contains(_ point: LayoutPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
}
