/// A diagram on a page: as wide as it is without lines that are too long for the page.
struct PageLayout {
  /// The diagram, in which the lines that are too long are references.
  let diagram: Diagram
  /// Where everything is.
  let layout: NestedLayout

  /// After so many attempts, whatever is still too wide has no lines at all. So there is an end.
  private static let patience = 8

  /// Lays `diagram` out again and again, each time with fewer lines, until it fits.
  init(_ diagram: Diagram, width: Double = Spacing.page) {
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
