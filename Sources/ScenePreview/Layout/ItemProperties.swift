import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// The properties of views that decide their layout, read from the attributes of a scene.
enum ItemProperties {
  static func apply(
    to item: inout LayoutItem, _ object: SceneObject, _ values: ObjectValues,
    _ context: ScreenContext
  ) {
    let kind = object.kind.name
    item.content = ViewContent(object, values, context).content
    item.isHidden = values.flag("hidden") ?? false
    item.isScrollView = kind == "scrollView"
    item.startsBelowBars =
      item.isScrollView && values.word("contentInsetAdjustmentBehavior") != "never"
    item.alignmentInsets = ControlSizes.alignmentInsets(of: kind)
    let standard = AxisPriorities.hugging(of: kind)
    item.hugging = AxisPriorities(
      horizontal: values.number("horizontalHuggingPriority") ?? standard.horizontal,
      vertical: values.number("verticalHuggingPriority") ?? standard.vertical)
    item.compression = AxisPriorities(
      horizontal: values.number("horizontalCompressionResistancePriority") ?? 750,
      vertical: values.number("verticalCompressionResistancePriority") ?? 750)
    item.margins.own = values.insets("layoutMargins")
    item.margins.preservesSuperview = values.flag("preservesSuperviewLayoutMargins") ?? false
    item.margins.followsSafeArea = values.flag("insetsLayoutMarginsFromSafeArea") ?? true
  }

  /// How a frame follows the superview.
  static func mask(_ values: ObjectValues) -> AutoresizingMask {
    values.words("autoresizingMask").reduce(into: []) { mask, word in
      switch word {
      case "flexibleLeftMargin": mask.insert(.flexibleLeftMargin)
      case "flexibleWidth": mask.insert(.flexibleWidth)
      case "flexibleRightMargin": mask.insert(.flexibleRightMargin)
      case "flexibleTopMargin": mask.insert(.flexibleTopMargin)
      case "flexibleHeight": mask.insert(.flexibleHeight)
      case "flexibleBottomMargin": mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
  }

  /// How a stack view arranges its views.
  static func stack(_ values: ObjectValues, _ arranged: [Int]) -> StackProperties {
    StackProperties(
      isVertical: values.word("axis") == "vertical",
      distribution: values.word("distribution").flatMap(StackProperties.Distribution.init) ?? .fill,
      alignment: values.word("alignment").flatMap(StackProperties.Alignment.init) ?? .fill,
      spacing: values.number("spacing") ?? (values["spacing"] == nil ? 0 : 8), arranged: arranged,
      isBaselineRelative: values.flag("baselineRelativeArrangement") ?? false,
      usesMargins: values.flag("layoutMarginsRelativeArrangement") ?? false)
  }
}
