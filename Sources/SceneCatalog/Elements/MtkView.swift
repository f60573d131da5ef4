extension ElementKind {
  package static let mtkView = ElementKind(
    "mtkView", .view, type: "MTKView", of: ["MetalKit", "Metal"],
    "A view that code draws with Metal.",
    attributes: [
      .init("colorPixelFormat", .choice(.colorPixelFormat), sets: "colorPixelFormat", "How it stores colours."),
      .init(
        "depthStencilPixelFormat", .choice(.depthPixelFormat), sets: "depthStencilPixelFormat",
        "How it stores depths and stencils."),
      .init("sampleCount", .integer(atLeast: 1), sets: "sampleCount", "How many samples a pixel has."),
      .init(
        "preferredFramesPerSecond", .integer(atLeast: 0), sets: "preferredFramesPerSecond",
        "How many frames it draws in a second."),
      .init(
        "enableSetNeedsDisplay", .boolean, sets: "enableSetNeedsDisplay",
        "Whether it is drawn only when code asks for it."),
      .init("paused", .boolean, sets: "isPaused", "Whether it draws only when code does."),
      .init("framebufferOnly", .boolean, sets: "framebufferOnly", "Whether its textures are only drawn to."),
    ],
    including: [.view],
    outlets: ["delegate"],
    children: [.layout, .connections],
    example: """
      <mtkView id="canvas" colorPixelFormat="bgra8Unorm" pin="superview"/>
      """
  )
}
