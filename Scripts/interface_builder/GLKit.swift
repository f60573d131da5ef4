// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What scenes use of GLKit, for compilers without it.

public import UIKit

open class GLKView: UIView {
  open var enableSetNeedsDisplay = true
}

open class GLKViewController: UIViewController {
  open var preferredFramesPerSecond = 30
}
