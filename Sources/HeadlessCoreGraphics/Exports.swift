// The Core Graphics declarations that clients of UIKit use, for targets in which `CoreGraphics` is an alias of this
// module. If the platform has Core Graphics, this module exports it.

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
  @_exported public import struct HeadlessUIKit.CGAffineTransform
  @_exported public import enum HeadlessUIKit.CGBlendMode
  @_exported public import class HeadlessUIKit.CGColor
  @_exported public import class HeadlessUIKit.CGColorSpace
  @_exported public import func HeadlessUIKit.CGColorSpaceCreateDeviceGray
  @_exported public import func HeadlessUIKit.CGColorSpaceCreateDeviceRGB
  @_exported public import class HeadlessUIKit.CGContext
  @_exported public import class HeadlessUIKit.CGGradient
  @_exported public import struct HeadlessUIKit.CGGradientDrawingOptions
  @_exported public import enum HeadlessUIKit.CGInterpolationQuality
  @_exported public import enum HeadlessUIKit.CGLineCap
  @_exported public import enum HeadlessUIKit.CGLineJoin
  @_exported public import class HeadlessUIKit.CGMutablePath
  @_exported public import class HeadlessUIKit.CGPath
  @_exported public import enum HeadlessUIKit.CGPathDrawingMode
  @_exported public import enum HeadlessUIKit.CGPathFillRule
  @_exported public import struct HeadlessUIKit.CGVector
#endif
