// The part of Core Animation in headless UIKit, for targets in which `QuartzCore` is an alias of this module.

@_exported public import struct HeadlessUIKit.CACornerMask
@_exported public import class HeadlessUIKit.CALayer
@_exported public import struct HeadlessUIKit.CALayerCornerCurve
@_exported public import class HeadlessUIKit.CATransaction
