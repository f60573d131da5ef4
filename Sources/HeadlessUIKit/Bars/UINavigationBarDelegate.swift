/// The delegate of a navigation bar that stands by itself.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
