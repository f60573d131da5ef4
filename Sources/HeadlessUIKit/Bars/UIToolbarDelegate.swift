/// The delegate of a toolbar that stands by itself.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
