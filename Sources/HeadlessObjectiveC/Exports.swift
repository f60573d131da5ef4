// The part of the Objective-C runtime that works without it, for targets in which `ObjectiveC` is an alias of this
// module. If the platform has the runtime, this module exports it.

#if canImport(ObjectiveC)
  @_exported public import ObjectiveC
#else
  @_exported public import class Foundation.NSObject
  @_exported public import protocol Foundation.NSObjectProtocol
  @_exported public import struct HeadlessUIKit.Selector
  @_exported public import func HeadlessUIKit.autoreleasepool
  @_exported public import enum HeadlessUIKit.objc_AssociationPolicy
  @_exported public import func HeadlessUIKit.objc_getAssociatedObject
  @_exported public import func HeadlessUIKit.objc_removeAssociatedObjects
  @_exported public import func HeadlessUIKit.objc_setAssociatedObject
#endif
