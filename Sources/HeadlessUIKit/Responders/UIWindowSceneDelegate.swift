/// The object that is told what happens to a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
