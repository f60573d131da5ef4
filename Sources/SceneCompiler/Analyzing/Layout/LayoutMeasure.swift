/// A number of a frame that constraints decide.
package enum LayoutMeasure: Int, Sendable, CaseIterable {
  case x, y, width, height

  var isPosition: Bool { self == .x || self == .y }
  var isHorizontal: Bool { self == .x || self == .width }
}
