import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The tree and the geometry of layers, with those of views.
@MainActor struct LayerTests {
  // MARK: Geometry

  @Test("The layer of a view has the geometry, visibility and background of the view")
  func layersOfViewsFollow() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    #expect(view.alpha == 0.5 && view.isHidden)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == UIColor(cgColor: UIColor.blue.cgColor))
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("A new size of a layer lays out its view")
  func resizedLayersLayOut() {
    let (root, box) = (UIViewController(), UIView())
    box.autoresizingMask = [.flexibleWidth]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    box.frame = view.bounds
    view.addSubview(box)
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    view.layer.bounds.size.width = 60
    app.flush()
    #expect(box.frame.width == 60)
  }

  @Test("The anchor point moves the frame, and is what the layer turns around")
  func anchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame.size == CGSize(width: 50, height: 100))
    #expect(abs(layer.frame.minX) < 1e-9 && abs(layer.frame.minY - 25) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
    #expect(layer.position == .zero)
  }

  @Test("A transform in space is kept; the frame follows what it does to x and y")
  func transformsInSpace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.transform = perspective
    #expect(view.layer.transform == perspective && view.transform.isIdentity)
    #expect(!CATransform3DIsAffine(view.transform3D))
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("Points are converted through all layers in between, those of views included")
  func conversion() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 5, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.bounds.origin = CGPoint(x: 0, y: 7)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 7, y: -4))
    #expect(inner.convert(CGPoint(x: 7, y: -4), from: view.layer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test("The foremost layer at a point is found, but none that is hidden or clipped")
  func hitTest() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    (first.frame, second.frame) = (outer.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.sublayers = [first, second]
    #expect(outer.hitTest(CGPoint(x: 6, y: 6)) === second)
    #expect(outer.hitTest(CGPoint(x: 4, y: 6)) === first)
    #expect(outer.hitTest(CGPoint(x: 12, y: 12)) === second)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 12, y: 12)) == nil)
    second.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 6, y: 6)) === first)
    #expect(outer.hitTest(CGPoint(x: 10, y: 6)) == nil)
  }

  // MARK: The tree

  private static func layers(_ names: String) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = String(name)
      return layer
    }
  }

  private static func names(in layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  @Test("Layers are inserted at an index, behind and in front of others, and replaced")
  func insertion() {
    let outer = CALayer()
    let layers = Self.layers("abcde")
    #expect(outer.sublayers == nil)
    outer.addSublayer(layers[0])
    outer.insertSublayer(layers[1], at: 0)
    outer.insertSublayer(layers[2], above: layers[1])
    outer.insertSublayer(layers[3], below: layers[1])
    #expect(Self.names(in: outer) == "dbca")
    outer.replaceSublayer(layers[2], with: layers[4])
    #expect(Self.names(in: outer) == "dbea" && layers[2].superlayer == nil)
    outer.insertSublayer(layers[3], at: 99)
    #expect(Self.names(in: outer) == "bead")
    outer.insertSublayer(layers[0], above: layers[2])
    outer.insertSublayer(layers[4], below: layers[2])
    #expect(Self.names(in: outer) == "ebda")
    layers[1].removeFromSuperlayer()
    #expect(Self.names(in: outer) == "eda" && layers[1].superlayer == nil)
    layers[0].addSublayer(outer)
    #expect(outer.superlayer == nil, "a layer cannot be in itself")
  }

  @Test("Layers stand among those of the subviews, and stay there when subviews come and go")
  func amongSubviews() {
    let view = UIView()
    let views = "xyz".map { name in
      let view = UIView()
      view.layer.name = String(name)
      return view
    }
    let layers = Self.layers("abc")
    view.addSubview(views[0])
    view.layer.addSublayer(layers[0])
    view.layer.insertSublayer(layers[1], at: 0)
    view.addSubview(views[1])
    #expect(Self.names(in: view.layer) == "bxay")
    view.layer.insertSublayer(layers[2], below: views[1].layer)
    #expect(Self.names(in: view.layer) == "bxacy")
    view.insertSubview(views[2], at: 0)
    #expect(Self.names(in: view.layer) == "bzxacy")
    #expect(views[0].layer.superlayer === view.layer && layers[2].superlayer === view.layer)
    views[0].removeFromSuperview()
    #expect(Set(Self.names(in: view.layer)) == Set("bzacy"))
    layers[0].removeFromSuperlayer()
    #expect(Self.names(in: view.layer).contains("a") == false)
  }

  @Test("A mask belongs to one layer")
  func masks() {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    layer.mask = mask
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    layer.mask = nil
    #expect(mask.superlayer == nil)
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test("A layer and its view are released")
  func release() {
    weak var layer: CALayer?
    weak var view: UIView?
    do {
      let owner = UIView()
      owner.layer.addSublayer(CAGradientLayer())
      owner.layer.mask = CAShapeLayer()
      (layer, view) = (owner.layer, owner)
    }
    #expect(layer == nil && view == nil)
  }

  // MARK: Classes and layout

  private final class Ring: CAShapeLayer {
    var layouts = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      path = UIBezierPath(ovalIn: bounds).cgPath
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
    let gradient = CAGradientLayer()

    override func layoutSubviews() {
      super.layoutSubviews()
      if gradient.superlayer == nil { layer.insertSublayer(gradient, at: 0) }
      gradient.frame = bounds
    }
  }

  @Test("A view makes a layer of its class; layout of the view places its sublayers")
  func layerClass() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let root = UIViewController()
    root.view.addSubview(view)
    let app = HeadlessApp(root: root)
    let ring = try #require(view.layer as? Ring)
    #expect(ring.delegate === view)
    #expect(ring.layouts == 1 && ring.path?.boundingBox == view.bounds)
    #expect(view.gradient.frame == view.bounds)
    view.frame.size.width = 80
    app.flush()
    #expect(ring.layouts == 2 && view.gradient.frame.width == 80)
    ring.setNeedsLayout()
    #expect(ring.needsLayout())
    ring.layoutIfNeeded()
    #expect(ring.layouts == 3 && !ring.needsLayout())
  }

  private final class Manager: NSObject, CALayerDelegate {
    var layouts: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { layouts.append(layer) }
  }

  @Test("The delegate of a layer places its sublayers when the layer's size changes")
  func delegateLayout() {
    let (layer, manager) = (CALayer(), Manager())
    layer.delegate = manager
    layer.frame = CGRect(x: 1, y: 1, width: 0, height: 0)
    layer.layoutIfNeeded()
    #expect(manager.layouts.isEmpty)
    layer.bounds.size = CGSize(width: 2, height: 2)
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(manager.layouts == [layer])
  }
}
