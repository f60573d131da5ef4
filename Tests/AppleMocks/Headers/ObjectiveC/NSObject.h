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
- (_Bool)respondsToSelector:(SEL)aSelector;

- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(nullable id)object;

@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>

- (instancetype)init;
+ (void)initialize;
- (id)copy;
- (id)mutableCopy;
+ (_Bool)instancesRespondToSelector:(SEL)aSelector;

@end

#pragma clang assume_nonnull end
