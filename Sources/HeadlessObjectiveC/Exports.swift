// What can be had of Objective-C's runtime without it, for targets in which `ObjectiveC` is an alias of this module.
// Where there is the runtime, this is it.

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
