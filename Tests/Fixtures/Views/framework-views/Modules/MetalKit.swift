// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of MetalKit, for compilers without it.

public import Metal
public import UIKit

@MainActor public protocol MTKViewDelegate: NSObjectProtocol {}

open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var framebufferOnly = true
}
