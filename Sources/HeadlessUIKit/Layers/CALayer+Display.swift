extension CALayer {
  func markForDisplay() {
    if onView({ $0.markForDisplay() }) != nil { return }
    isMarkedForDisplay = true
    passDisplayUp()
  }

  /// Marks the nearest view, so that its sublayers are drawn when the transaction ends.
  func passDisplayUp() {
    let above = sequence(first: self) { $0.layerAbove }.first { $0.view != nil }
    _ = above?.onView { view in
      view.display.isHeld = true
      view.passDisplayUp()
    }
  }

  /// Draws the layer and its sublayers, if they are marked. A layer without an area waits for one.
  func displayMarked() {
    if isMarkedForDisplay, !bounds.isEmpty {
      isMarkedForDisplay = false
      display()
    }
    for layer in ownSublayers { layer.displayMarked() }
  }

  func displayOwn() {
    #if !canImport(CoreGraphics)
      let context = CGContext(bounds: bounds)
      delegate?.layerWillDraw(self)
      draw(in: context)
      drawnImage = context.paintings.isEmpty ? nil : DrawnImage(bounds: context.bounds, paintings: context.paintings)
    #endif
  }
}
