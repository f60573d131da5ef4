// The root of Objective-C's classes, as far as Swift code asks for it.

#pragma clang assume_nonnull begin

typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSString;

@protocol NSObject

- (_Bool)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;

@property(readonly) Class superclass;
- (Class)class __attribute__((swift_name("type(of:)"))) __attribute__((unavailable("use 'type(of: anObject)' instead")));

- (_Bool)isKindOfClass:(Class)aClass;
- (_Bool)isMemberOfClass:(Class)aClass;
- (_Bool)respondsToSelector:(SEL _Null_unspecified)aSelector;

- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(nullable id)object;
- (id)performSelector:(SEL)aSelector withObject:(nullable id)object1 withObject:(nullable id)object2;

@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>

- (instancetype)init;
+ (void)initialize;
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector __attribute__((swift_name("forwardingTarget(for:)")));
+ (_Bool)instancesRespondToSelector:(SEL)aSelector;

@end

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
} objc_AssociationPolicy;

void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_removeAssociatedObjects(id object);

#pragma clang assume_nonnull end
