// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of SpriteKit, for compilers without it.

public import UIKit

public protocol SKViewDelegate: NSObjectProtocol {}

open class SKView: UIView {
  open weak var delegate: (any SKViewDelegate)?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var preferredFramesPerSecond = 60
}
