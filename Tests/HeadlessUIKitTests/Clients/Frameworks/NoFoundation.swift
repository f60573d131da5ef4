import CoreGraphics

// Foundation does not come with Core Graphics.
func now() -> Any { Date() }  // wrong
