// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of Metal, for compilers without it.

public enum MTLPixelFormat: UInt, Sendable {
  case invalid, bgra8Unorm, bgra8Unorm_srgb, rgb10a2Unorm, bgr10a2Unorm, rgba16Float, bgr10_xr, bgr10_xr_srgb
  case bgra10_xr, bgra10_xr_srgb, depth16Unorm, depth32Float, stencil8, depth32Float_stencil8
}
