// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of ARKit, for compilers without it.

public import SceneKit
public import SpriteKit

open class ARSCNView: SCNView {
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = true
  open var rendersMotionBlur = false
}

open class ARSKView: SKView {}
