import InterfaceBuilder

/// Content priorities that have no effect on layout.
///
/// Interface Builder writes a hugging priority of 251 for every label. It matters where constraints tie the label to
/// another view with contents of its own, and one of the two has to give way. Views that are tied to each other along
/// an axis form a group. If all of a group have the same priority, and no other priority of the group lies between it
/// and that of UIKit, then the group is laid out in the same way with that of UIKit.
struct UncontestedPriorities {
  /// A priority of contents.
  private struct Kind {
    let name: String
    /// UIKit's own value.
    let standard: Double

    static let hugging = Kind(name: "HuggingPriority", standard: 250)
    static let compression = Kind(name: "CompressionResistancePriority", standard: 750)

    func value(of view: NibElement, _ axis: TiedViews.Axis) -> Double {
      view[axis.rawValue + name].flatMap(Double.init) ?? standard
    }
  }

  private(set) var items: Set<ImportedItem> = []

  init(_ document: NibDocument) {
    var tied = TiedViews(document)
    for group in tied.groups() {
      add(group, .hugging, rival: .compression)
      add(group, .compression, rival: .hugging)
    }
  }

  private mutating func add(_ group: TiedViews.Group, _ kind: Kind, rival: Kind) {
    let views = group.views.filter(Self.canHaveContents)
    guard let value = views.first.map({ kind.value(of: $0, group.axis) }), value != kind.standard, value < 1000,
      views.allSatisfy({ kind.value(of: $0, group.axis) == value })
    else { return }
    let range = min(value, kind.standard)...max(value, kind.standard)
    let isContested =
      views.contains { range.contains(rival.value(of: $0, group.axis)) }
      || group.constraints.contains { Self.priority($0).map(range.contains) ?? false }
    guard !isContested else { return }
    for view in views { items.insert(ImportedItem(view, group.axis.rawValue + kind.name)) }
  }

  private static func priority(_ constraint: NibElement) -> Double? {
    constraint["priority"].flatMap(Double.init).flatMap { $0 < 1000 ? $0 : nil }
  }

  /// Whether a view can have a size by its contents.
  private static func canHaveContents(_ view: NibElement) -> Bool {
    view["customClass"] != nil || !containers.contains(view.name)
  }

  private static let containers: Set<String> = [
    "view", "containerView", "stackView", "scrollView", "tableView", "collectionView", "mapView", "wkWebView",
    "webView", "visualEffectView",
  ]
}
