// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixture uses of SceneKit, for compilers without it.

public import UIKit

public protocol SCNSceneRendererDelegate: NSObjectProtocol {}

open class SCNView: UIView {
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var rendersContinuously = false
  open var showsStatistics = false
  open var preferredFramesPerSecond = 0
}
