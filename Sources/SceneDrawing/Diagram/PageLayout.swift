/// A diagram that fits on a page: edges whose lines are too long for the page become references.
struct PageLayout {
  /// The diagram, with its references.
  let diagram: Diagram
  /// The positions.
  let layout: NestedLayout

  /// The maximum number of attempts. After that, containers that are too wide have no lines, so the loop ends.
  private static let patience = 8

  /// Repeats the layout of `diagram` with fewer lines each time, until it fits.
  init(_ diagram: Diagram, width: Double) {
    var references: Set<Int> = []
    var attempt = 0
    var measured = diagram.measured(references: references)
    var layout = NestedLayout(measured.tree, width: width)
    while !layout.overflow.isEmpty {
      references.formUnion(layout.overflow)
      attempt += 1
      measured = diagram.measured(references: references)
      layout = NestedLayout(measured.tree, width: width, isStrict: attempt >= Self.patience)
    }
    (self.diagram, self.layout) = (measured, layout)
  }
}
