import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// What a view of a scene shows by itself, which decides the size that it has without constraints.
struct ViewContent {
  private let object: SceneObject
  private let values: ObjectValues
  private let context: ScreenContext
  private var environment: PreviewEnvironment { context.environment }

  init(_ object: SceneObject, _ values: ObjectValues, _ context: ScreenContext) {
    (self.object, self.values, self.context) = (object, values, context)
  }

  var content: Content {
    switch object.kind.name {
    case "label": .text(label)
    case "button": .button(button)
    case "textField": textField
    case "textView": values.flag("scrollEnabled") ?? true ? .none : .button(textView)
    case "imageView": values.image().map { .image(size(of: $0, in: values)) } ?? .none
    case "switch": aligned(ControlSizes.switch)
    case "stepper": Self.fixed(ControlSizes.stepper)
    case "colorWell": Self.fixed(ControlSizes.colorWell)
    case "slider": .fixed(width: nil, height: ControlSizes.sliderHeight)
    case "progressView":
      .fixed(
        width: nil, height: context.toolsVersion < 17_000 ? ControlSizes.oldProgressHeight : ControlSizes.progressHeight
      )
    case "segmentedControl": .segments(segments, isOld: context.isOld)
    case "activityIndicatorView":
      Self.fixed(
        values.word("style") == "large" ? ControlSizes.largeActivityIndicator : ControlSizes.activityIndicator)
    case "pageControl": Self.fixed(ControlSizes.pageControl(pages: values.integer("numberOfPages") ?? 0))
    case "datePicker": datePicker
    case "pickerView": Self.fixed(ControlSizes.wheels)
    case "searchBar": .fixed(width: nil, height: ControlSizes.searchBarHeight)
    case "navigationBar", "toolbar": .fixed(width: nil, height: ControlSizes.toolbarHeight)
    case "tabBar": .fixed(width: nil, height: ControlSizes.tabBarHeight)
    default: .none
    }
  }

  /// Constraints see the alignment rectangle of a control.
  private func aligned(_ size: LayoutSize) -> Content {
    Self.fixed(LayoutRect(origin: .zero, size: size).inset(by: ControlSizes.alignmentInsets(of: object.kind.name)).size)
  }

  private static func fixed(_ size: LayoutSize) -> Content { .fixed(width: size.width, height: size.height) }

  /// The size of an image, as far as it is known.
  ///
  /// - Parameter values: those that say how a symbol looks.
  func size(of image: ImageSource, in values: ObjectValues) -> LayoutSize {
    switch image {
    case .symbol: values.symbolFacts.size
    case .asset(let name):
      context.canvas?.images[name] ?? context.resources.images[name]?.size ?? LayoutSize(width: 24, height: 24)
    }
  }

  /// The font of the text: by default 17 points, in a text view 12.
  var font: FontFacts { values.font("font") ?? FontFacts(size: object.kind.name == "textView" ? 12 : 17) }

  /// The text in stretches of one font.
  var runs: [TextContent.Run] {
    if case .attributedText(let text)? = values["text"] { return runs(of: text) }
    if let text = attributedText { return runs(of: text) }
    return values.text("text").map { [TextContent.Run($0, font: font)] } ?? []
  }

  private var attributedText: AttributedText? {
    for attribute in object.attributes { if case .attributedText(let text) = attribute.value { return text } }
    return nil
  }

  private func runs(of text: AttributedText) -> [TextContent.Run] {
    text.runs.map { run in
      var own = font
      for property in run.properties where property.path == "font" {
        if case .font(let font) = property.value { own = font.facts(environment) }
      }
      return TextContent.Run(context.resources.translations.text(run.text, in: environment.language), font: own)
    }
  }

  private var label: TextContent {
    var text = TextContent(runs: runs, lines: values.integer("numberOfLines") ?? 1)
    switch values.word("lineBreakMode") {
    case "wordWrapping"?: text.wraps = .words
    case "characterWrapping"?: text.wraps = .characters
    case "clipping"?, "clip"?: text.wraps = .clip
    case "headTruncation"?: text.wraps = .truncateHead
    case "middleTruncation"?: text.wraps = .truncateMiddle
    default: break
    }
    if values.flag("adjustsFontSizeToFit") ?? false { text.minimumScale = values.number("minimumScaleFactor") ?? 0.5 }
    return text
  }

  /// The text of a text view that does not scroll, with the insets of its text container.
  private var textView: ButtonContent {
    var text = TextContent(runs: runs, lines: 0, wraps: .words)
    // Without text, it is as high as a line.
    if text.runs.isEmpty { text.runs = [TextContent.Run(" ", font: font)] }
    return ButtonContent(title: text, insets: ControlSizes.textViewInsets)
  }

  /// The configuration of a button.
  var configuration: ObjectValues? {
    object.children.map { context.graph.objects[$0] }.first { $0.kind.name == "buttonConfiguration" }
      .map { ObjectValues($0, context) }
  }

  private var button: ButtonContent {
    if let configuration { return configured(configuration) }
    let title = values.text("title").map { [TextContent.Run($0, font: values.font("font") ?? FontFacts(size: 15))] }
    let plain = title ?? attributedText.map(runs)
    return .plain(
      title: plain.map { TextContent(runs: $0) }, image: values.image().map { size(of: $0, in: values) },
      isSystem: values.word("buttonType") ?? "system" == "system")
  }

  private func configured(_ configuration: ObjectValues) -> ButtonContent {
    let body = TextStyle.body.size(environment.textSize)
    let caption = TextStyle.caption1.size(environment.textSize)
    func text(_ name: String, _ size: Double) -> TextContent? {
      configuration.text(name).map { TextContent(runs: [TextContent.Run($0, font: FontFacts(size: size))], lines: 0) }
    }
    let insets = ButtonContent.insets(ofSize: configuration.word("buttonSize"))
    let edge: ButtonContent.ImageEdge =
      switch configuration.word("imagePlacement") {
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      default: .leading
      }
    return ButtonContent(
      title: text("title", body), subtitle: text("subtitle", caption),
      image: configuration.image().map { size(of: $0, in: configuration) }, imageEdge: edge,
      imagePadding: configuration.number("imagePadding") ?? 0, titlePadding: configuration.number("titlePadding") ?? 1,
      insets: configuration.insets("contentInsets") ?? insets)
  }

  private var textField: Content {
    let text = values.text("text").flatMap { $0.isEmpty ? nil : $0 } ?? values.text("placeholder") ?? ""
    return .textField(text, font: font, isRounded: values.word("borderStyle") == "roundedRect", isOld: context.isOld)
  }

  /// The titles of a segmented control; nil for a segment with an image.
  var segments: [String?] {
    object.children.map { context.graph.objects[$0] }.filter { $0.kind.role == .segment }
      .map { ObjectValues($0, context).text("title") }
  }

  private var datePicker: Content {
    switch values.word("preferredDatePickerStyle") {
    case "wheels": Self.fixed(ControlSizes.wheels)
    case "inline": Self.fixed(ControlSizes.inlineDatePicker)
    default: Self.fixed(ControlSizes.compactDatePicker)
    }
  }
}
