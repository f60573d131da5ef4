/// An effect of a view on what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
