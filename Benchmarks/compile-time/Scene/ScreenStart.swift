import UIKit

/// What a scene delegate shows first.
@MainActor
public func startScreen() -> UIViewController { ScreenScenes.instantiateInitialViewController() }
