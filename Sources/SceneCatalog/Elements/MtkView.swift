extension ElementKind {
  package static let mtkView = ElementKind(
    "mtkView", .view, type: "MTKView", of: ["MetalKit", "Metal"],
    "A view for rendering with Metal.",
    attributes: [
      .init(
        "colorPixelFormat", .choice(.colorPixelFormat), sets: "colorPixelFormat",
        "The colour pixel format of the drawable's texture."),
      .init(
        "depthStencilPixelFormat", .choice(.depthPixelFormat), sets: "depthStencilPixelFormat",
        "The pixel format of the depth and stencil texture."),
      .init("sampleCount", .integer(atLeast: 1), sets: "sampleCount", "The number of samples per pixel."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "The preferred number of frames per second."),
      .init(
        "enableSetNeedsDisplay", .boolean, sets: "enableSetNeedsDisplay",
        "Whether the view redraws in response to `setNeedsDisplay()`."),
      .init("paused", .boolean, sets: "isPaused", "Whether the drawing loop is paused."),
      .init(
        "framebufferOnly", .boolean, sets: "framebufferOnly",
        "Whether the drawable's textures are used only for rendering."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: .ofView,
    example: """
      <mtkView id="canvas" colorPixelFormat="bgra8Unorm" pin="superview"/>
      """
  )
}
