import HeadlessUIKit
import Testing

/// Transforms in space, by what they do to points.
struct Transform3DTests {
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    let result = [
      x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
      x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
    ]
    return result.map { ($0 * 1e9).rounded() / 1e9 }
  }

  @Test("A quarter turn around each axis takes the next axis to the one after it")
  func turns() {
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 0) == [0, 1, 0])
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 2, 0, 0), 0, 1, 0) == [0, 0, 1])
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 1) == [1, 0, 0])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("The first of two transforms is applied first; a change is applied before the transform")
  func order() {
    let (move, scale) = (CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4))
    #expect(apply(CATransform3DConcat(move, scale), 0, 0, 0) == [2, 6, 12])
    #expect(apply(CATransform3DConcat(scale, move), 0, 0, 0) == [1, 2, 3])
    #expect(CATransform3DEqualToTransform(CATransform3DTranslate(scale, 1, 2, 3), CATransform3DConcat(move, scale)))
    #expect(CATransform3DEqualToTransform(CATransform3DScale(move, 2, 3, 4), CATransform3DConcat(scale, move)))
    let turned = CATransform3DRotate(move, .pi / 2, 0, 0, 1)
    #expect(apply(turned, 1, 0, 0) == [1, 3, 3])
  }

  @Test("An inverse undoes a transform; what nothing undoes stays")
  func inverse() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 1, 1, 0)
    transform.m34 = -0.01
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let identity = [CATransform3DIdentity, product].map { t in
      [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }
    #expect(zip(identity[0], identity[1]).allSatisfy { abs($0 - $1) < 1e-12 })
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("A transform of the plane is one in space, and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    #expect(apply(space, 1, 1, 0) == [9, 12, 0])
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }
}
