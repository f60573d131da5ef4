/// An effect of a view on the contents behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
