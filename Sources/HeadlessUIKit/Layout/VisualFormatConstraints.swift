/// Makes constraints of a visual format.
@MainActor struct VisualFormatConstraints {
  private typealias Problem = VisualFormatParser.Problem

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The constraints.
  private(set) var all: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    let items = try format.views.map(item)
    for (view, item) in zip(format.views, items) { try addLengths(of: view, item) }
    for (index, distance) in format.distances.enumerated() {
      try addDistance(distance, from: items[index], to: items[index + 1])
    }
    if let leading = format.leading { try addEdge(leading, of: items[0], isStart: true) }
    if let trailing = format.trailing { try addEdge(trailing, of: items[items.count - 1], isStart: false) }
    try addAlignments(of: items)
  }

  // MARK: Names

  private func item(_ view: VisualFormat.View) throws -> AnyObject {
    guard let item = views[view.name] else {
      throw Problem(text: "\(view.name) is not a key in the views dictionary.", position: view.position)
    }
    return item as AnyObject
  }

  private func number(_ length: VisualFormat.Length) throws -> CGFloat {
    switch length {
    case .number(let number): return number
    case .name(let name, let position):
      guard let number = metric(name) else {
        throw Problem(text: "\(name) is not a key in the metrics dictionary.", position: position)
      }
      return number
    }
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  // MARK: Lengths

  private mutating func addLengths(of view: VisualFormat.View, _ item: AnyObject) throws {
    let attribute = format.isVertical ? NSLayoutConstraint.Attribute.height : .width
    for predicate in view.predicates {
      if case .name(let name, _) = predicate.length, metric(name) == nil, let other = views[name] {
        try add(item, attribute, predicate.relation, other as AnyObject, attribute, 0, predicate.priority)
      } else {
        let length = try number(predicate.length)
        try add(item, attribute, predicate.relation, nil, .notAnAttribute, length, predicate.priority)
      }
    }
  }

  // MARK: Distances

  private var isReversed: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

  /// The edges at which views begin and end.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func addDistance(_ distance: VisualFormat.Distance, from item: AnyObject, to next: AnyObject) throws
  {
    let isOfText = format.isVertical && options.contains(.spacingBaselineToBaseline)
    let start = isOfText ? NSLayoutConstraint.Attribute.firstBaseline : edges.start
    let end = isOfText ? NSLayoutConstraint.Attribute.lastBaseline : edges.end
    for predicate in predicates(distance, standard: 8) {
      let length = try number(predicate.length)
      if isReversed {
        try add(item, end, predicate.relation, next, start, length, predicate.priority)
      } else {
        try add(next, start, predicate.relation, item, end, length, predicate.priority)
      }
    }
  }

  /// Adds the distance to the superview: to its margin, or to its edge if the format says a number.
  private mutating func addEdge(_ distance: VisualFormat.Distance, of item: AnyObject, isStart: Bool) throws {
    guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw Problem(
        text: "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: format.views[isStart ? 0 : format.views.count - 1].position)
    }
    let attribute = isStart ? edges.start : edges.end
    let outer = distance == .standard ? attribute.margin : attribute
    for predicate in predicates(distance, standard: 0) {
      let length = try number(predicate.length)
      if isStart != isReversed {
        try add(item, attribute, predicate.relation, superview, outer, length, predicate.priority)
      } else {
        try add(superview, outer, predicate.relation, item, attribute, length, predicate.priority)
      }
    }
  }

  private func predicates(_ distance: VisualFormat.Distance, standard: CGFloat) -> [VisualFormat.Predicate] {
    switch distance {
    case .standard: [VisualFormat.Predicate(length: .number(standard))]
    case .given(let predicates): predicates
    }
  }

  // MARK: Alignments

  private mutating func addAlignments(of items: [AnyObject]) throws {
    for attribute in options.alignments {
      let isAcross = attribute.kind == .vertical
      if isAcross == format.isVertical {
        let (edge, axis) = format.isVertical ? ("vertical", "vertical") : ("horizontal", "horizontal")
        throw Problem(
          text:
            "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also "
            + "\(axis).", position: 0)
      }
      for (one, other) in zip(items, items.dropFirst()) {
        try add(one, attribute, .equal, other, attribute, 0, nil)
      }
    }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: VisualFormat.Length?
  ) throws {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant)
    if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    all.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at the same edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
